import type { ConnectedAccount } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useModal } from '../../../context/modalContext.js'
import { ExplorerRow } from './ExplorerRow.js'
import { readExplorer } from './readExplorer.js'

export type AccountPanelProps = {
  readonly account: ConnectedAccount
  /** One or more rows. */
  readonly children: ReactNode
}

/** The content of a tab: the loaded data, then a link to the rest. */
export function AccountPanel({ account, children }: AccountPanelProps) {
  const explorer = readExplorer(useModal().core, account)
  return (
    <ul className="list account-panel">
      <li>{children}</li>
      {explorer && (
        <li>
          <ExplorerRow explorer={explorer} />
        </li>
      )}
    </ul>
  )
}

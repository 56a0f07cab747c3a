import type { ConnectedAccount } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useKit } from '../../kit/kitContext.js'
import { ExplorerRow } from './ExplorerRow.js'
import { readExplorer } from './readExplorer.js'

export type AccountPanelProps = {
  readonly account: ConnectedAccount
  /** One row, or a row for each thing. */
  readonly children: ReactNode
}

/** The content of a tab: what is known here, then the way to the rest. */
export function AccountPanel({ account, children }: AccountPanelProps) {
  const explorer = readExplorer(useKit().core, account)
  return (
    <ul className="list assets">
      <li>{children}</li>
      {explorer && (
        <li>
          <ExplorerRow explorer={explorer} />
        </li>
      )}
    </ul>
  )
}

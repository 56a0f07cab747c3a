import type { ConnectedAccount } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useModal } from '../../context/modalContext.js'
import type { TextKey } from '../../i18n/en.js'
import { T } from '../../i18n/T.js'
import { Picture } from '../../primitives/Picture.js'
import { Row } from '../../primitives/Row.js'
import { AccountPanel } from './AccountPanel.js'
import { readExplorer } from './readExplorer.js'

export type NotListedProps = {
  readonly account: ConnectedAccount
  readonly icon: ReactNode
  readonly title: TextKey
}

/** Explains that the modal does not load this data, and where to see it. */
export function NotListed({ account, icon, title }: NotListedProps) {
  const explorer = readExplorer(useModal().core, account)
  return (
    <AccountPanel account={account}>
      <Row
        image={<Picture src={undefined} fallback={icon} />}
        name={<T id={title} />}
        detail={
          explorer ? <T id="notListedExplorer" values={{ explorer: explorer.name }} /> : <T id="notListedWallet" />
        }
      />
    </AccountPanel>
  )
}

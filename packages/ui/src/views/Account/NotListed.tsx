import type { ConnectedAccount } from '@latchkey/core'
import type { ReactNode } from 'react'
import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import type { TextKey } from '../../locales/en.js'
import { Picture } from '../../primitives/Picture.js'
import { Row } from '../../primitives/Row.js'
import { AccountPanel } from './AccountPanel.js'
import { readExplorer } from './readExplorer.js'

export type NotListedProps = {
  readonly account: ConnectedAccount
  readonly icon: ReactNode
  readonly title: TextKey
}

/** Says that something is not looked up here, which is not to say that there is none, and where it can be seen. */
export function NotListed({ account, icon, title }: NotListedProps) {
  const explorer = readExplorer(useKit().core, account)
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

import { parseCaipAddress } from '@latchkey/common'
import { useState } from 'react'
import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useSnap } from '../../kit/useSnap.js'
import { Tabs } from '../../primitives/Tabs.js'
import type { AccountTabProps } from './accountTab.js'
import { tabRegistry } from './tabRegistry.js'

/** What the account holds and did. Where a tab is no longer offered, the first is shown. */
export function AccountTabs({ account }: AccountTabProps) {
  const { core } = useKit()
  const { text } = useLanguage()
  const { features } = useSnap(core.options.state).current
  const { namespace } = parseCaipAddress(account.caipAddress)
  const [chosen, choose] = useState<string>()
  const offered = tabRegistry.filter(({ isOffered }) =>
    isOffered({ namespace, features, accountCount: account.allAccounts.length }),
  )
  const shown = offered.find(({ id }) => id === chosen) ?? offered[0]
  if (!shown) return null
  const content = <shown.Content account={account} />
  if (offered.length === 1) return content
  return (
    <Tabs
      label={text('titleAccount')}
      tabs={offered.map(({ id, title }) => ({ id, label: <T id={title} /> }))}
      selected={shown.id}
      onSelect={choose}
    >
      {content}
    </Tabs>
  )
}

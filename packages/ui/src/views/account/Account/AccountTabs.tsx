import { parseCaipAddress } from '@latchkey/common'
import { useState } from 'react'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Tabs } from '../../../primitives/Tabs.js'
import { useSnap } from '../../../store/useSnap.js'
import type { AccountTabProps } from './accountTab.js'
import { tabRegistry } from './tabRegistry.js'
import { texts } from './texts.js'

/** The tabs of the account. If the selected tab disappears, the first one shows. */
export function AccountTabs({ account }: AccountTabProps) {
  const { core } = useModal()
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
      label={text(texts.title)}
      tabs={offered.map(({ id, title }) => ({ id, label: <T text={title} /> }))}
      selected={shown.id}
      onSelect={choose}
    >
      {content}
    </Tabs>
  )
}

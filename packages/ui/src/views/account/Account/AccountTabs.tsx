import { useState } from 'react'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { Tabs } from '../../../primitives/Tabs.js'
import type { AccountSlotContext, AccountTab } from './accountSlot.js'
import { texts } from './texts.js'

export type AccountTabsProps = {
  readonly tabs: readonly AccountTab[]
  readonly context: AccountSlotContext
}

/** The tabs of the account. If the selected tab disappears, the first one shows. */
export function AccountTabs({ tabs, context }: AccountTabsProps) {
  const { text } = useLanguage()
  const [chosen, choose] = useState<string>()
  const offered = tabs.filter(({ isOffered }) => isOffered(context))
  const shown = offered.find(({ id }) => id === chosen) ?? offered[0]
  if (!shown) return null
  const content = <shown.Content account={context.account} />
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

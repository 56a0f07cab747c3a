import type { WalletGroup, WalletRow } from '@latchkey/core'
import type { TextKey } from '../../i18n/en.js'

/** Wallet groups under a common heading. */
export type WalletSection = { readonly key: string; readonly label: TextKey; readonly rows: readonly WalletRow[] }

/** Joins neighbouring groups with the same heading into one section and keeps the order. */
export function walletSections(groups: readonly WalletGroup[]): readonly WalletSection[] {
  const sections: { key: string; label: TextKey; rows: WalletRow[] }[] = []
  for (const { group, rows } of groups) {
    const label = labelOf(group)
    const last = sections.at(-1)
    if (last?.label === label) last.rows.push(...rows)
    else sections.push({ key: group, label, rows: [...rows] })
  }
  return sections
}

function labelOf(group: WalletGroup['group']): TextKey {
  if (group === 'walletConnect') return 'groupPhone'
  return group === 'recent' || group === 'injected' ? 'groupDevice' : 'groupOther'
}

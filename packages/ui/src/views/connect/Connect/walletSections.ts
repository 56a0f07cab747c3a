import type { WalletGroup, WalletRow } from '@latchkey/core'
import type { TextKey } from '../../../i18n/en.js'

/** Wallet groups under a common heading. */
export type WalletSection = {
  readonly key: string
  readonly label: TextKey
  readonly rows: readonly WalletRow[]
  /** Number of reserved rows, after the others. */
  readonly places?: number
}

/**
 * Joins neighbouring groups with the same heading into one section and keeps the order. `places`: the number of rows to reserve in the last
 * section, for wallets of the directory.
 */
export function walletSections(groups: readonly WalletGroup[], places = 0): readonly WalletSection[] {
  const sections: { key: string; label: TextKey; rows: WalletRow[]; places?: number }[] = []
  const coming: WalletGroup[] = places > 0 ? [{ group: 'recommended', rows: [] }] : []
  for (const { group, rows } of [...groups, ...coming]) {
    const label = labelOf(group)
    const last = sections.at(-1)
    if (last?.label === label) last.rows.push(...rows)
    else sections.push({ key: group, label, rows: [...rows] })
  }
  if (places > 0) Object.assign(sections.at(-1) ?? {}, { places })
  return sections
}

function labelOf(group: WalletGroup['group']): TextKey {
  if (group === 'walletConnect') return 'groupPhone'
  return group === 'recent' || group === 'injected' ? 'groupDevice' : 'groupOther'
}

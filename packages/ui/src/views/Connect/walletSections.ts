import type { WalletGroup, WalletRow } from '@latchkey/core'
import type { TextKey } from '../../i18n/en.js'

/** Wallet groups under a common heading. */
export type WalletSection = {
  readonly key: string
  readonly label: TextKey
  readonly rows: readonly WalletRow[]
  /** Number of placeholder rows after the others. */
  readonly pending?: number
}

/**
 * Joins neighbouring groups with the same heading into one section and keeps the order. `pending`: the number of wallets that the directory is
 * about to add.
 */
export function walletSections(groups: readonly WalletGroup[], pending = 0): readonly WalletSection[] {
  const sections: { key: string; label: TextKey; rows: WalletRow[]; pending?: number }[] = []
  const coming: WalletGroup[] = pending > 0 ? [{ group: 'recommended', rows: [] }] : []
  for (const { group, rows } of [...groups, ...coming]) {
    const label = labelOf(group)
    const last = sections.at(-1)
    if (last?.label === label) last.rows.push(...rows)
    else sections.push({ key: group, label, rows: [...rows] })
  }
  if (pending > 0) Object.assign(sections.at(-1) ?? {}, { pending })
  return sections
}

function labelOf(group: WalletGroup['group']): TextKey {
  if (group === 'walletConnect') return 'groupPhone'
  return group === 'recent' || group === 'injected' ? 'groupDevice' : 'groupOther'
}

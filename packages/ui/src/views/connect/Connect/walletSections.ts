import type { WalletGroup, WalletRow } from '@latchkey/core'

/** The names of headings. `phone`: wallets on another device. */
export type SectionHeading = 'device' | 'phone' | 'other'

/** Wallet groups under a common heading. */
export type WalletSection = {
  readonly key: string
  readonly heading: SectionHeading
  readonly rows: readonly WalletRow[]
  /** Number of reserved rows, after the others. */
  readonly places?: number
}

/**
 * Joins neighbouring groups with the same heading into one section and keeps the order. `places`: the number of rows to
 * reserve in the last section, for wallets of the directory.
 */
export function walletSections(groups: readonly WalletGroup[], places = 0): readonly WalletSection[] {
  const sections: { key: string; heading: SectionHeading; rows: WalletRow[]; places?: number }[] = []
  const coming: WalletGroup[] = places > 0 ? [{ group: 'recommended', rows: [] }] : []
  for (const { group, rows } of [...groups, ...coming]) {
    const heading = headingOf(group)
    const last = sections.at(-1)
    if (last?.heading === heading) last.rows.push(...rows)
    else sections.push({ key: group, heading, rows: [...rows] })
  }
  if (places > 0) Object.assign(sections.at(-1) ?? {}, { places })
  return sections
}

function headingOf(group: WalletGroup['group']): SectionHeading {
  if (group === 'walletConnect') return 'phone'
  return group === 'recent' || group === 'injected' ? 'device' : 'other'
}

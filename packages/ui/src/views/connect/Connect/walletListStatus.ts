import type { WalletGroup, WalletRow } from '@latchkey/core'

/** What the wallet list shows. */
export type WalletListStatus = {
  /** What shows in place of wallets. */
  readonly empty: 'searching' | 'noWallets' | undefined
  readonly sections: readonly WalletSection[]
  /** Whether the row that opens all wallets follows the sections, because none has wallets on other devices. */
  readonly endsWithAllWallets: boolean
  /** Whether a link leads to help with getting a wallet. */
  readonly hasGuide: boolean
}

/** The names of headings. `phone`: wallets on another device, as a computer calls them; `app`: as a phone does. */
export type SectionHeading = 'device' | 'phone' | 'app' | 'other'

/** Wallet groups under a common heading. */
export type WalletSection = {
  readonly key: string
  /** `undefined` for a list that starts with other wallets. */
  readonly heading: SectionHeading | undefined
  readonly rows: readonly WalletRow[]
  /** Number of reserved rows after the others. */
  readonly reserved: number
  /** Whether a row at the end opens all wallets. */
  readonly hasAllWallets: boolean
  /** A section without content that keeps its space. */
  readonly isBlank: boolean
}

export type WalletListSource = {
  readonly groups: readonly WalletGroup[]
  readonly isSearching: boolean
  /** Rows to reserve for wallets of the directory. They show placeholders while it loads, and are empty afterwards. */
  readonly reserved: { readonly count: number; readonly isLoading: boolean }
  readonly isMobile: boolean
  /** Whether the app offers the list of all wallets. */
  readonly offersAllWallets: boolean
  /** Whether the app explains how to get a wallet. */
  readonly offersGuide: boolean
}

/** Returns what the wallet list shows. */
export function readWalletList(source: WalletListSource): WalletListStatus {
  const { groups, isSearching, reserved, isMobile, offersAllWallets, offersGuide } = source
  const isEmpty = groups.length === 0 && (isSearching || !reserved.isLoading)
  const sections = toSections(groups, isEmpty ? 0 : reserved.count)
  return {
    empty: isEmpty ? (isSearching ? 'searching' : 'noWallets') : undefined,
    sections: sections.map((section, index) => ({
      ...section,
      heading: toShownHeading(section.heading, { isFirst: index === 0, isMobile }),
      hasAllWallets: offersAllWallets && section.heading === 'phone',
      isBlank: section.rows.length === 0 && !reserved.isLoading,
    })),
    endsWithAllWallets: offersAllWallets && !sections.some(({ heading }) => heading === 'phone'),
    hasGuide: offersGuide && groups.length > 0,
  }
}

type Heading = Exclude<SectionHeading, 'app'>
type Section = { key: string; heading: Heading; rows: WalletRow[]; reserved: number }

/** Joins neighbouring groups with the same heading, and reserves rows at the end for wallets of the directory. */
function toSections(groups: readonly WalletGroup[], reserved: number): readonly Section[] {
  const sections: Section[] = []
  const coming: WalletGroup[] = reserved > 0 ? [{ group: 'recommended', rows: [] }] : []
  for (const { group, rows } of [...groups, ...coming]) {
    const heading = headingOf(group)
    const last = sections.at(-1)
    if (last?.heading === heading) last.rows.push(...rows)
    else sections.push({ key: group, heading, rows: [...rows], reserved: 0 })
  }
  return sections.map((section, index) => (index === sections.length - 1 ? { ...section, reserved } : section))
}

function headingOf(group: WalletGroup['group']): Heading {
  if (group === 'walletConnect') return 'phone'
  return group === 'recent' || group === 'injected' ? 'device' : 'other'
}

function toShownHeading(
  heading: Heading,
  { isFirst, isMobile }: { readonly isFirst: boolean; readonly isMobile: boolean },
): SectionHeading | undefined {
  if (heading === 'phone') return isMobile ? 'app' : 'phone'
  return isFirst && heading === 'other' ? undefined : heading
}

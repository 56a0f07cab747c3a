import { type ConnectorWarning, findDisplaced, foldName } from '@latchkey/common'
import type { Announcement } from './announcement.js'
import { knownMaker } from './knownWallets.js'

/** An announced wallet as it is listed. */
export type Announced = Announcement & {
  readonly id: string
  readonly foldedName: string
  /** Wallets that announced themselves at the same time have the same number. */
  readonly burst: number
  readonly warning?: ConnectorWarning
}

/** A page can announce without end; a visitor cannot choose from more wallets than this (R32). */
export const announcedLimit = 100
/** Claims of one reverse-DNS name that are listed. */
export const claimLimit = 5

/**
 * Returns the list with one more announcement (R28–R31), or the same list when nothing changes. Every claim of an identity is listed
 * with a warning, and wallets are never merged by name. In a full list the newcomer takes the place of the wallet that
 * {@link findDisplaced} returns; wallets whose identity is claimed twice stay, so that a visitor sees both claims.
 */
export function admitAnnouncement(list: readonly Announced[], wallet: Announcement, burst = 0): readonly Announced[] {
  const sameUuid = list.find(({ uuid }) => uuid === wallet.uuid)
  if (sameUuid) {
    const isRepeat =
      sameUuid.provider === wallet.provider && sameUuid.rdns === wallet.rdns && sameUuid.name === wallet.name
    if (isRepeat || sameUuid.warning === 'same-uuid') return list
    return list.map((entry) => (entry === sameUuid ? { ...entry, warning: 'same-uuid' } : entry))
  }
  const claims = list.filter(({ rdns }) => rdns === wallet.rdns)
  // Some wallets draw a new uuid each time they announce the same provider.
  if (claims.some(({ provider }) => provider === wallet.provider)) return list
  const displaced =
    claims.length >= claimLimit
      ? middleOf(claims)
      : list.length >= announcedLimit
        ? findDisplaced(list, (entry) => entry.rdns === wallet.rdns || entry.warning === 'same-rdns')
        : undefined
  const rest = displaced ? list.filter((entry) => entry !== displaced) : list
  const added: Announced = {
    ...wallet,
    id: claims.length > 0 ? `${wallet.rdns}#${wallet.uuid}` : wallet.rdns,
    foldedName: foldName(wallet.name),
    burst,
  }
  return [...rest.map((entry) => flagDoubt(entry, [added])), flagDoubt(added, rest)]
}

/** The first and the last claims stay: an honest wallet is one of them when the flood has one source. */
function middleOf(entries: readonly Announced[]): Announced | undefined {
  return entries[Math.floor(entries.length / 2)]
}

function flagDoubt(entry: Announced, others: readonly Announced[]): Announced {
  if (entry.warning) return entry
  const warning: ConnectorWarning | undefined = others.some(({ rdns }) => rdns === entry.rdns)
    ? 'same-rdns'
    : isLookAlike(entry, others)
      ? 'look-alike-name'
      : undefined
  return warning ? { ...entry, warning } : entry
}

function isLookAlike({ rdns, foldedName }: Announced, others: readonly Announced[]): boolean {
  const maker = knownMaker(foldedName)
  if (maker) return rdns !== maker && !rdns.startsWith(`${maker}.`)
  return others.some((other) => other.foldedName === foldedName && other.rdns !== rdns)
}

import { findDisplaced } from '@latchkey/adapter-kit'
import { type ConnectorWarning, foldName } from '@latchkey/common'
import type { Announced, Announcement } from '../wallet/announcement.js'

/** Maximum number of wallets in the list, because a page can announce any number. */
export const announcedLimit = 100
/** Maximum number of listed wallets with the same reverse-DNS name. */
export const claimLimit = 5

/**
 * Adds an announcement to the list, and returns the same list if nothing changes. Every claim of an identity is listed
 * with a warning, and wallets are never merged by name. In a full list the new wallet replaces the one that {@link
 * findDisplaced} returns; wallets whose identity is claimed twice stay, so that a visitor sees both claims.
 */
export function addWallet(list: readonly Announced[], wallet: Announcement, burst = 0): readonly Announced[] {
  const sameUuid = list.filter(({ uuid }) => uuid === wallet.uuid)
  const known = sameUuid.find(({ provider }) => provider === wallet.provider)
  if (known) {
    const isRepeat = known.rdns === wallet.rdns && known.name === wallet.name
    if (isRepeat || known.warning === 'same-uuid') return list
    return list.map((entry) => (entry === known ? { ...entry, warning: 'same-uuid' } : entry))
  }
  const claims = list.filter(({ rdns }) => rdns === wallet.rdns)
  // Some wallets announce the same provider with a new uuid each time.
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
    id: uniqueId(list, wallet),
    foldedName: foldName(wallet.name),
    burst,
  }
  return [...rest.map((entry) => flagDoubt(entry, [added])), flagDoubt(added, rest)]
}

/**
 * Returns the reverse-DNS name if it is free. A claim of the same name has its uuid, and a number if the uuid is
 * claimed too.
 */
function uniqueId(list: readonly Announced[], { rdns, uuid }: Announcement): string {
  const used = new Set(list.map(({ id }) => id))
  let id = used.has(rdns) ? `${rdns}#${uuid}` : rdns
  for (let count = 2; used.has(id); count++) id = `${rdns}#${uuid}#${count}`
  return id
}

/**
 * Returns the claim in the middle. The first and the last stay, because the real wallet is one of them if the others
 * have one source.
 */
function middleOf(entries: readonly Announced[]): Announced | undefined {
  return entries[Math.floor(entries.length / 2)]
}

function flagDoubt(entry: Announced, others: readonly Announced[]): Announced {
  const isSameUuid = others.some(({ uuid }) => uuid === entry.uuid)
  if (isSameUuid) return { ...entry, warning: 'same-uuid' }
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

/** Well-known wallet names, with the rdns prefix of their makers. */
const makers: Readonly<Record<string, string>> = {
  MetaMask: 'io.metamask',
  'Coinbase Wallet': 'com.coinbase',
  'Base Account': 'app.base',
  'Trust Wallet': 'com.trustwallet',
  'OKX Wallet': 'com.okex',
  'Rabby Wallet': 'io.rabby',
  'Brave Wallet': 'com.brave',
  'Binance Wallet': 'com.binance',
  'Bitget Wallet': 'com.bitget',
  'Uniswap Extension': 'org.uniswap',
  Phantom: 'app.phantom',
  Rainbow: 'me.rainbow',
  Zerion: 'io.zerion',
  Exodus: 'com.exodus',
  Backpack: 'app.backpack',
}

/** Folded once, because a page can announce thousands of wallets. */
const makerOf: ReadonlyMap<string, string> = /*#__PURE__*/ new Map(
  /*#__PURE__*/ Object.entries(makers).map(([name, rdns]) => [foldName(name), rdns]),
)

/** Returns the rdns prefix of the maker, if a name resembles a well-known one. */
function knownMaker(foldedName: string): string | undefined {
  return makerOf.get(foldedName)
}

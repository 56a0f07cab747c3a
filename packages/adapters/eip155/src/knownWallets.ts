import { foldName } from '@latchkey/common'

/** Names people trust, and the start of the rdns their makers announce. */
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

/** Folded once: a flood of announcements asks for thousands of names. */
const makerOf: ReadonlyMap<string, string> = /*#__PURE__*/ new Map(
  /*#__PURE__*/ Object.entries(makers).map(([name, rdns]) => [foldName(name), rdns]),
)

/** The rdns prefix of the maker a name belongs to, if it reads like one of the well-known names. */
export function knownMaker(foldedName: string): string | undefined {
  return makerOf.get(foldedName)
}

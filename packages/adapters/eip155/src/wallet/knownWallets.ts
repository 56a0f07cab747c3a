import { foldName } from '@latchkey/common'

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
export function knownMaker(foldedName: string): string | undefined {
  return makerOf.get(foldedName)
}

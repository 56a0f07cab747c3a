/** The keys of well-known wallets in `window.injectedWeb3`, and the names people know them by. */
const names: Readonly<Record<string, string>> = {
  'polkadot-js': 'Polkadot.js',
  talisman: 'Talisman',
  'subwallet-js': 'SubWallet',
  'fearless-wallet': 'Fearless Wallet',
  enkrypt: 'Enkrypt',
  polkagate: 'PolkaGate',
  mimir: 'Mimir',
  binancew3w: 'Binance Wallet',
}

/** Nova's browser gives pages what the Polkadot.js extension gives, under the same key. */
export const novaName = 'Nova Wallet'

/** The keys of all well-known wallets. */
export function knownKeys(): readonly string[] {
  return Object.keys(names)
}

/** The name of a well-known wallet, by its key. */
export function knownName(key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined
}

/** The names of all well-known wallets. */
export function knownNames(): readonly string[] {
  return [...Object.values(names), novaName]
}

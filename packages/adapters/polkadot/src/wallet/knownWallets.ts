/** Names of well-known wallets by their key in `window.injectedWeb3`. */
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

/** Nova's browser injects itself under the key of Polkadot.js. */
export const novaName = 'Nova Wallet'

/** Returns the keys of all well-known wallets. */
export function knownKeys(): readonly string[] {
  return Object.keys(names)
}

/** Returns the name of a well-known wallet by its key. */
export function knownName(key: string): string | undefined {
  return Object.hasOwn(names, key) ? names[key] : undefined
}

/** Returns the names of all well-known wallets. */
export function knownNames(): readonly string[] {
  return [...Object.values(names), novaName]
}

import { foldName } from '@latchkey/common'

/** Well-known wallet names. Wallet Standard has no other proof of identity, so only look-alike spellings can be detected. */
const names = [
  'Phantom',
  'Solflare',
  'Backpack',
  'MetaMask',
  'Coinbase Wallet',
  'Trust',
  'Trust Wallet',
  'OKX Wallet',
  'Bitget Wallet',
  'Binance Wallet',
  'Brave Wallet',
  'Exodus',
  'Glow',
  'Ledger',
  'Magic Eden',
  'Jupiter',
  'Rainbow',
]

/** Whether a name resembles a well-known one without being equal to it (R31). */
export function imitatesKnownName(name: string): boolean {
  const folded = foldName(name)
  return names.some((known) => known !== name && foldName(known) === folded)
}

import { foldName } from '@latchkey/common'

/** Names people trust. Wallet Standard has no second mark of identity, so only an odd way to write one can be told. */
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

/** Whether a name reads like a well-known one at a glance without being it (R31). */
export function imitatesKnownName(name: string): boolean {
  const folded = foldName(name)
  return names.some((known) => known !== name && foldName(known) === folded)
}

import { decodeBase58 } from './base58.js'

/** Whether a text is a Solana address: base58 of 32 bytes, which takes 32 to 44 characters. */
export function isAddress(value: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value) && decodeBase58(value)?.length === 32
}

import { decodeBase58 } from '@latchkey/common'

/** Whether a text is a Solana address: 32 bytes in base58, which is 32 to 44 characters. */
export function isAddress(value: string): boolean {
  return /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value) && decodeBase58(value)?.length === 32
}

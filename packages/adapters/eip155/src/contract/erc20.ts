import type { Hex } from '@latchkey/common'

/** Encodes a call of ERC-20's `balanceOf`. */
export function encodeBalanceOf(owner: string): Hex {
  return `0x70a08231${addressWord(owner)}`
}

/** Encodes a call of ERC-20's `transfer`. The amount has at most 256 bits. */
export function encodeTransfer(to: string, amount: bigint): Hex {
  return `0xa9059cbb${addressWord(to)}${amount.toString(16).padStart(64, '0')}`
}

function addressWord(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, '0')
}

import { encodeCompactLength } from '@latchkey/common'
import type { ParsedAddress } from '../address/address.js'

/** Address of the System Program, which transfers the native coin: 32 zero bytes. */
export const systemProgram = '11111111111111111111111111111111'
/** Index of the instruction `Transfer` of the System Program. */
const transferInstruction = 2

type Transfer = {
  readonly from: ParsedAddress
  readonly to: ParsedAddress
  readonly lamports: bigint
  /** 32 bytes. */
  readonly blockhash: Uint8Array
}

/**
 * Encodes a transfer as a legacy transaction with an empty signature of the sender. Does not use web3.js, which would
 * add 60 kB.
 */
export function encodeTransfer({ from, to, lamports, blockhash }: Transfer): Uint8Array {
  const isOwn = from.address === to.address
  const keys = isOwn ? [from.bytes] : [from.bytes, to.bytes]
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, transferInstruction, true)
  view.setBigUint64(4, lamports, true)
  const programIndex = keys.length
  return join([
    encodeCompactLength(1),
    new Uint8Array(64),
    // Header: one signer, no read-only signers, one read-only other account (the program).
    Uint8Array.of(1, 0, 1),
    encodeCompactLength(keys.length + 1),
    ...keys,
    new Uint8Array(32),
    blockhash,
    encodeCompactLength(1),
    Uint8Array.of(programIndex),
    encodeCompactLength(2),
    Uint8Array.of(0, isOwn ? 0 : 1),
    encodeCompactLength(data.length),
    data,
  ])
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

import { blake2b } from '@noble/hashes/blake2'
import { bytesToHex, type Hex, hexToBytes } from 'viem'

/** `twox_128('System')` and `twox_128('Account')`: where a chain keeps its accounts. */
const accounts = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/** Where in the record of an account the money stands that it can dispose of: 16 bytes, the lowest first. */
const freeOffset = 16
const recordLength = 80

/** The storage key of an account. */
export function accountStorageKey(accountId: Uint8Array): Hex {
  return bytesToHex(Uint8Array.from([...hexToBytes(accounts), ...blake2b(accountId, { dkLen: 16 }), ...accountId]))
}

/** What stands in the record of an account; nothing there is an account without money. */
export function readFree(record: unknown): bigint {
  if (typeof record !== 'string') return 0n
  const bytes = hexToBytes(`0x${record.slice(2)}`).slice(freeOffset, freeOffset + 16)
  return bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
}

/** The record with another amount in it, and everything else as it was. */
export function writeFree(record: unknown, free: bigint): Hex {
  const bytes = typeof record === 'string' ? hexToBytes(`0x${record.slice(2)}`) : new Uint8Array(recordLength)
  // An account lives as long as one part of the chain provides for it.
  if (bytes[8] === 0) bytes[8] = 1
  for (let index = 0; index < 16; index++) bytes[freeOffset + index] = Number((free >> BigInt(8 * index)) & 255n)
  return bytesToHex(bytes)
}

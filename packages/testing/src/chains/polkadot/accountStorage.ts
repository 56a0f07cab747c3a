import { blake2b } from '@noble/hashes/blake2'
import { bytesToHex, type Hex, hexToBytes } from 'viem'

/** Storage prefix of the accounts: `twox_128('System')` and `twox_128('Account')`. */
const accounts = '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/** Offset of the free balance in an account record: a little-endian integer of 16 bytes. */
const freeOffset = 16
const recordLength = 80

/** Returns the storage key of an account. */
export function accountStorageKey(accountId: Uint8Array): Hex {
  return bytesToHex(Uint8Array.from([...hexToBytes(accounts), ...blake2b(accountId, { dkLen: 16 }), ...accountId]))
}

/** Returns the free balance of an account record; zero without a record. */
export function readFree(record: unknown): bigint {
  if (typeof record !== 'string') return 0n
  const bytes = hexToBytes(`0x${record.slice(2)}`).slice(freeOffset, freeOffset + 16)
  return bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
}

/** Returns the record with another free balance. */
export function writeFree(record: unknown, free: bigint): Hex {
  const bytes = typeof record === 'string' ? hexToBytes(`0x${record.slice(2)}`) : new Uint8Array(recordLength)
  // Byte 8 counts the providers of the account. The chain deletes an account without any.
  if (bytes[8] === 0) bytes[8] = 1
  for (let index = 0; index < 16; index++) bytes[freeOffset + index] = Number((free >> BigInt(8 * index)) & 255n)
  return bytesToHex(bytes)
}

import { AppKitError, loadPart, type Network } from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'
import type { RequestOptions } from './clients.js'
import type { PolkadotContext } from './context.js'
import { bytesToHex, hexToBytes, isByteHex } from './hex.js'
import { readLittleEndian } from './units.js'

/** Where a chain keeps its accounts: the 128-bit xxHash of `System`, then that of `Account`. */
const accountsKey = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/**
 * The record of an account nearly everywhere: four counters of 4 bytes, then four amounts of 16: what is free, reserved and
 * frozen, and flags.
 */
const usualLength = 80
const usualOffset = 16
const amountLength = 16

/** What an account holds, in planck. */
export type AccountFunds = {
  /** What belongs to it and is not set aside. */
  readonly free: bigint
  /** How much of that it may not send, because it is staked, for example. */
  readonly locked: bigint
}

/** What an account on a network holds. One the chain does not know has nothing. */
export async function readAccountFunds(
  context: PolkadotContext,
  network: Network,
  accountId: Uint8Array,
  options: RequestOptions,
): Promise<AccountFunds> {
  const clients = await context.clients()
  const key = `0x${accountsKey}${bytesToHex(blake2b(accountId, { dkLen: 16 })).slice(2)}${bytesToHex(accountId).slice(2)}`
  const record = await clients.request(network, { method: 'state_getStorage', params: [key] }, options)
  if (record === null || record === undefined) return { free: 0n, locked: 0n }
  if (!isByteHex(record)) throw badRecord()
  const bytes = hexToBytes(record)
  const amountAt = (offset: number) => readLittleEndian(bytes.subarray(offset, offset + amountLength))
  if (bytes.length === usualLength) {
    const [free, reserved, frozen] = [0, 1, 2].map((place) => amountAt(usualOffset + place * amountLength))
    // What is set aside counts towards what is frozen.
    const locked = (frozen ?? 0n) - (reserved ?? 0n)
    return { free: free ?? 0n, locked: locked > 0n ? locked : 0n }
  }
  const offset = await findOffset(context, network, options)
  if (offset === undefined || bytes.length < offset + amountLength) throw badRecord()
  return { free: amountAt(offset), locked: 0n }
}

/** What the runtime says of the record, where it is not the usual one. */
async function findOffset(
  context: PolkadotContext,
  network: Network,
  options: RequestOptions,
): Promise<number | undefined> {
  const { readRuntime, findFreeOffset } = await loadPart(() => import('./chain/runtime.js'))
  return findFreeOffset(await readRuntime(context, network, options))
}

function badRecord(): AppKitError {
  return new AppKitError('RPC_BAD_RESPONSE', { details: 'The record of the account cannot be read.' })
}

import type { RequestOptions } from '@latchkey/adapter-kit'
import {
  type AppKitError,
  bytesToHex,
  createError,
  errors,
  type Hex,
  hexToBytes,
  isByteHex,
  loadModule,
  type Network,
} from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'
import type { PolkadotContext } from '../context/context.js'
import { readLittleEndian } from '../network/units.js'

/** Storage prefix of the accounts: the 128-bit xxHash of `System`, then that of `Account`. */
const accountsKey = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

type RecordOptions = RequestOptions & {
  /** Hash of the block to read. Default: the best block. */
  readonly blockHash?: Hex | undefined
}

/** Returns an account's record; `undefined` for an account that the chain does not know. */
async function readAccountRecord(
  context: Pick<PolkadotContext, 'clients'>,
  network: Network,
  accountId: Uint8Array,
  { blockHash, signal }: RecordOptions,
): Promise<Uint8Array | undefined> {
  const clients = await context.clients()
  const key = `0x${accountsKey}${bytesToHex(blake2b(accountId, { dkLen: 16 })).slice(2)}${bytesToHex(accountId).slice(2)}`
  const record = await clients.request(
    network,
    { method: 'state_getStorage', params: blockHash ? [key, blockHash] : [key] },
    { signal },
  )
  if (record === null || record === undefined) return undefined
  if (!isByteHex(record)) throw badRecord()
  return hexToBytes(record)
}

function badRecord(): AppKitError {
  return createError(errors.RPC_BAD_RESPONSE, { details: 'The record of the account cannot be read.' })
}

/**
 * Length of an account record on nearly all chains: four counters of 4 bytes, then free, reserved and frozen amount and
 * flags of 16 bytes each.
 */
const usualLength = 80
const usualOffset = 16
const amountLength = 16

/** The funds of an account, in planck. */
type AccountFunds = {
  /** The amount that is not reserved. */
  readonly free: bigint
  /** The part of `free` that can't be sent, for example because it is staked. */
  readonly locked: bigint
}

/** Returns the funds of an account on a network; zero for an account that the chain does not know. */
export async function readAccountFunds(
  context: PolkadotContext,
  network: Network,
  accountId: Uint8Array,
  options: RequestOptions,
): Promise<AccountFunds> {
  const bytes = await readAccountRecord(context, network, accountId, options)
  if (!bytes) return { free: 0n, locked: 0n }
  const amountAt = (offset: number) => readLittleEndian(bytes.subarray(offset, offset + amountLength))
  if (bytes.length === usualLength) {
    const [free, reserved, frozen] = [0, 1, 2].map((place) => amountAt(usualOffset + place * amountLength))
    // The reserved amount counts towards the frozen one.
    const locked = (frozen ?? 0n) - (reserved ?? 0n)
    return { free: free ?? 0n, locked: locked > 0n ? locked : 0n }
  }
  const offset = await findOffset(context, network, options)
  if (offset === undefined || bytes.length < offset + amountLength) throw badRecord()
  return { free: amountAt(offset), locked: 0n }
}

/** Finds the offset of the free amount in the metadata, for a record of unusual length. */
async function findOffset(
  context: PolkadotContext,
  network: Network,
  options: RequestOptions,
): Promise<number | undefined> {
  const { readRuntime, findFreeOffset } = await loadModule(() => import('./runtime.js'))
  return findFreeOffset(await readRuntime(context, network, options))
}

/** The nonce is the first field of an account record on every chain. */
const nonceLength = 4

/**
 * Returns the hash of a network's best block, and the nonce of an account in that block. Pending transactions do not
 * count. The second request names the block, because another server may respond to it.
 */
export async function readBestNonce(
  context: Pick<PolkadotContext, 'clients'>,
  network: Network,
  accountId: Uint8Array,
  { signal }: RequestOptions,
): Promise<{ readonly blockHash: Hex; readonly nonce: number }> {
  const clients = await context.clients()
  const blockHash = await clients.request(network, { method: 'chain_getBlockHash' }, { signal })
  if (!isByteHex(blockHash, 32))
    throw createError(errors.RPC_BAD_RESPONSE, { details: 'chain_getBlockHash: malformed.' })
  const record = await readAccountRecord(context, network, accountId, { signal, blockHash })
  if (!record) return { blockHash, nonce: 0 }
  if (record.length < nonceLength) throw badRecord()
  return { blockHash, nonce: Number(readLittleEndian(record.subarray(0, nonceLength))) }
}

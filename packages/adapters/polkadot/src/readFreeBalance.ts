import { AppKitError, loadPart, type Network } from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'
import type { RequestOptions } from './clients.js'
import type { PolkadotContext } from './context.js'
import { bytesToHex, hexToBytes, isByteHex } from './hex.js'
import { readLittleEndian } from './units.js'

/** Where a chain keeps its accounts: the 128-bit xxHash of `System`, then that of `Account`. */
const accountsKey = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/**
 * The record of an account nearly everywhere: four counters of 4 bytes, then four amounts of 16, of which the first is what
 * the account can dispose of.
 */
const usualLength = 80
const usualOffset = 16
const amountLength = 16

/** What an account can dispose of, in planck. An account the chain does not know has nothing. */
export async function readFreeBalance(
  context: PolkadotContext,
  network: Network,
  accountId: Uint8Array,
  options: RequestOptions,
): Promise<bigint> {
  const clients = await context.clients()
  const key = `0x${accountsKey}${bytesToHex(blake2b(accountId, { dkLen: 16 })).slice(2)}${bytesToHex(accountId).slice(2)}`
  const record = await clients.request(network, { method: 'state_getStorage', params: [key] }, options)
  if (record === null || record === undefined) return 0n
  if (!isByteHex(record)) throw badRecord()
  const bytes = hexToBytes(record)
  const offset = bytes.length === usualLength ? usualOffset : await findOffset(context, network, options)
  if (offset === undefined || bytes.length < offset + amountLength) throw badRecord()
  return readLittleEndian(bytes.subarray(offset, offset + amountLength))
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

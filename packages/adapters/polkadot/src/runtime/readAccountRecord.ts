import type { RequestOptions } from '@latchkey/adapter-kit'
import { type AppKitError, bytesToHex, createError, errors, type Network } from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'
import type { PolkadotContext } from '../context/context.js'
import { hexToBytes, isByteHex } from '../parse/hex.js'

/** Storage prefix of the accounts: the 128-bit xxHash of `System`, then that of `Account`. */
const accountsKey = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

/** Returns an account's record in the best block; `undefined` for an account that the chain does not know. */
export async function readAccountRecord(
  context: Pick<PolkadotContext, 'clients'>,
  network: Network,
  accountId: Uint8Array,
  options: RequestOptions,
): Promise<Uint8Array | undefined> {
  const clients = await context.clients()
  const key = `0x${accountsKey}${bytesToHex(blake2b(accountId, { dkLen: 16 })).slice(2)}${bytesToHex(accountId).slice(2)}`
  const record = await clients.request(network, { method: 'state_getStorage', params: [key] }, options)
  if (record === null || record === undefined) return undefined
  if (!isByteHex(record)) throw badRecord()
  return hexToBytes(record)
}

export function badRecord(): AppKitError {
  return createError(errors.RPC_BAD_RESPONSE, { details: 'The record of the account cannot be read.' })
}

import type { RequestOptions } from '@latchkey/adapter-kit'
import { loadModule, type Network } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { readLittleEndian } from '../network/units.js'
import { badRecord, readAccountRecord } from './readAccountRecord.js'

/**
 * Length of an account record on nearly all chains: four counters of 4 bytes, then free, reserved and frozen amount and flags
 * of 16 bytes each.
 */
const usualLength = 80
const usualOffset = 16
const amountLength = 16

/** The funds of an account, in planck. */
export type AccountFunds = {
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

import { type AppKitError, createError, errors } from '@latchkey/common'
import { toLittleEndian } from '../network/units.js'
import type { Metadata } from '../runtime/metadata.js'
import { concat, writeCompact } from '../scale/scaleWriter.js'

export type Transfer = {
  readonly accountId: Uint8Array
  /** In planck. */
  readonly value: bigint
  /** Whether the transfer fails instead of closing the sending account. */
  readonly keepAlive: boolean
}

/** Call names of a transfer by `keepAlive`, newest first. */
const callNames = { true: ['transfer_keep_alive'], false: ['transfer_allow_death', 'transfer'] } as const

/** Encodes the call of a transfer. Throws `METHOD_NOT_SUPPORTED` if the runtime has no such call. */
export function encodeTransfer(metadata: Metadata, { accountId, value, keepAlive }: Transfer): Uint8Array {
  const pallet = metadata.pallets.find(({ name }) => name === 'Balances')
  const calls = pallet?.calls === undefined ? undefined : metadata.types.get(pallet.calls)
  const variants = calls?.kind === 'variant' ? calls.variants : []
  const call = callNames[`${keepAlive}`].flatMap((name) => variants.find((variant) => variant.name === name) ?? [])[0]
  const [receiver, amount, ...more] = call?.fields ?? []
  if (!pallet || !call || !receiver || !amount || more.length > 0) throw noTransfer()
  const isCompact = metadata.types.get(amount.type)?.kind === 'compact'
  return concat([
    Uint8Array.of(pallet.index, call.index),
    encodeAccount(metadata, receiver.type, accountId),
    isCompact ? writeCompact(value) : toLittleEndian(value, 16),
  ])
}

/** Encodes an account as the runtime's type: the bare account id, or a `MultiAddress`. */
export function encodeAccount(metadata: Metadata, type: number, accountId: Uint8Array): Uint8Array {
  const found = metadata.types.get(type)
  if (found?.kind === 'composite' && found.path.at(-1) === 'AccountId32') return accountId
  const id = found?.kind === 'variant' ? found.variants.find(({ name }) => name === 'Id') : undefined
  if (!id) throw noTransfer()
  return concat([Uint8Array.of(id.index), accountId])
}

function noTransfer(): AppKitError {
  return createError(errors.METHOD_NOT_SUPPORTED, { details: 'This network has no transfer of the usual kind.' })
}

import { createScaleReader, type ScaleReader } from '../scale/scaleReader.js'
import type { Metadata, MetadataVariant } from './metadata.js'
import { skipValue } from './skipValue.js'

/** The outcome of a transaction in a block. */
export type Outcome =
  | { readonly type: 'success' }
  /** `name` is that of the metadata: `Balances.InsufficientBalance`, `Token.FundsUnavailable`, `BadOrigin`. */
  | { readonly type: 'failure'; readonly name: string }

/** The phase of events that a transaction emitted. */
const applyExtrinsic = 0

/**
 * Reads the outcome of a transaction from the events of its block: the value of the storage entry `System.Events`.
 * Throws if the bytes are malformed, or contain no outcome of this transaction.
 */
export function readOutcome(metadata: Metadata, events: Uint8Array, extrinsicIndex: number): Outcome {
  const reader = createScaleReader(events)
  const eventType = findEventType(metadata)
  for (let remaining = reader.compact(); remaining > 0; remaining--) {
    const isOfTransaction = reader.byte() === applyExtrinsic && reader.uint32() === extrinsicIndex
    const pallet = readVariant(reader, metadata, eventType)
    const palletEvents = pallet.fields[0]?.type ?? -1
    const event = readVariant(reader, metadata, palletEvents)
    if (isOfTransaction && pallet.name === 'System' && event.name === 'ExtrinsicSuccess') return { type: 'success' }
    if (isOfTransaction && pallet.name === 'System' && event.name === 'ExtrinsicFailed')
      return { type: 'failure', name: readDispatchError(reader, metadata, event.fields[0]?.type ?? -1) }
    for (const { type } of event.fields) skipValue(reader, metadata, type)
    // Topics are hashes of 32 bytes.
    reader.bytes(reader.compact() * 32)
  }
  throw new Error('The block has no outcome of the transaction.')
}

/** Returns the type of an event of any pallet. */
function findEventType({ pallets, types }: Metadata): number {
  const entry = pallets.find(({ name }) => name === 'System')?.storage.get('Events')
  const list = types.get(entry ?? -1)
  const record = list?.kind === 'sequence' ? types.get(list.type) : undefined
  const fields = record?.kind === 'composite' ? record.fields : []
  return fields.find(({ name }) => name === 'event')?.type ?? -1
}

/** Reads the index of a variant of an enum. Its fields follow. */
function readVariant(reader: ScaleReader, { types }: Metadata, type: number): MetadataVariant {
  const index = reader.byte()
  const found = types.get(type)
  const variant = found?.kind === 'variant' ? found.variants.find((one) => one.index === index) : undefined
  if (!variant) throw new Error('The enum has no such variant.')
  return variant
}

/** Reads a `DispatchError`. An error of a pallet is its index and a number, whose name is in the metadata. */
function readDispatchError(reader: ScaleReader, metadata: Metadata, type: number): string {
  const { name, fields } = readVariant(reader, metadata, type)
  if (name === 'Module') {
    const [palletIndex, errorIndex] = [reader.byte(), reader.byte()]
    const pallet = metadata.pallets.find(({ index }) => index === palletIndex)
    const errors = metadata.types.get(pallet?.errors ?? -1)
    const error = errors?.kind === 'variant' ? errors.variants.find(({ index }) => index === errorIndex) : undefined
    return `${pallet?.name ?? `Pallet ${palletIndex}`}.${error?.name ?? `error ${errorIndex}`}`
  }
  const [detail] = fields
  const isEnum = detail && metadata.types.get(detail.type)?.kind === 'variant'
  return isEnum ? `${name}.${readVariant(reader, metadata, detail.type).name}` : name
}

import type { RequestOptions } from '@latchkey/adapter-kit'
import {
  type AppKitError,
  createError,
  errors,
  hexToBytes,
  isAppKitError,
  isByteHex,
  type Network,
  readField,
  withSignals,
} from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { createScaleReader } from '../scale/scaleReader.js'
import { type Metadata, readMetadata } from './metadata.js'

/** The runtime of a network: its metadata, and the versions that signatures cover. */
export type Runtime = {
  readonly specVersion: number
  readonly transactionVersion: number
  readonly metadata: Metadata
}

/** Reads the runtime of a network. The metadata of each version is requested once. */
export async function readRuntime(
  context: PolkadotContext,
  network: Network,
  options: RequestOptions,
): Promise<Runtime> {
  const clients = await context.clients()
  const version = await clients.request(network, { method: 'state_getRuntimeVersion' }, options)
  const specVersion = readField(version, 'specVersion')
  const transactionVersion = readField(version, 'transactionVersion')
  if (!isUint32(specVersion) || !isUint32(transactionVersion)) throw badRuntime()
  const asked = context.remember(`metadata ${network.caipNetworkId} ${specVersion}`, () =>
    askMetadata(context, network),
  )
  return { specVersion, transactionVersion, metadata: await withSignals(asked, options.signal) }
}

/** The runtime call that returns metadata of version 14, for runtimes that default to a newer version. */
const versionedCall = ['Metadata_metadata_at_version', '0x0e000000']

async function askMetadata(context: PolkadotContext, network: Network): Promise<Metadata> {
  const clients = await context.clients()
  try {
    const response = await clients.request(network, { method: 'state_getMetadata' })
    if (isByteHex(response) && isVersion14(response)) return readMetadata(hexToBytes(response))
    const versioned = await clients.request(network, { method: 'state_call', params: versionedCall })
    if (!isByteHex(versioned)) throw badRuntime()
    const reader = createScaleReader(hexToBytes(versioned))
    const bytes = reader.option(() => reader.bytes(reader.compact()))
    if (!bytes) throw badRuntime()
    return readMetadata(bytes)
  } catch (error) {
    throw isAppKitError(error) ? error : badRuntime(error)
  }
}

/** Whether encoded metadata has version 14: the fifth byte. */
function isVersion14(hex: string): boolean {
  return hex.slice(10, 12) === '0e'
}

/** Returns the offset of the free amount in an account record; `undefined` when the metadata does not determine it. */
export function findFreeOffset({ metadata }: Runtime): number | undefined {
  const record = metadata.pallets.find(({ name }) => name === 'System')?.storage.get('Account')
  const data = record === undefined ? undefined : findField(metadata, record, 'data')
  const free = data && findField(metadata, data.type, 'free')
  return data && free ? data.offset + free.offset : undefined
}

/** Finds a field and its offset, if all fields before it have a fixed length. */
function findField(
  metadata: Metadata,
  type: number,
  requested: string,
): { readonly offset: number; readonly type: number } | undefined {
  const found = metadata.types.get(type)
  if (found?.kind !== 'composite') return undefined
  let offset = 0
  for (const field of found.fields) {
    if (field.name === requested) return { offset, type: field.type }
    const length = lengthOf(metadata, field.type)
    if (length === undefined) return undefined
    offset += length
  }
  return undefined
}

/** Lengths in bytes of bool, char, str (not fixed), u8 to u256 and i8 to i256. */
const primitiveLengths = [1, 4, undefined, 1, 2, 4, 8, 16, 32, 1, 2, 4, 8, 16, 32]

/** Returns the length of a type in bytes; `undefined` if it is not fixed. */
export function lengthOf(metadata: Metadata, type: number, depth = 0): number | undefined {
  const found = metadata.types.get(type)
  if (!found || depth > 16) return undefined
  const sum = (types: readonly number[]) =>
    types.reduce<number | undefined>((total, one) => {
      const length = lengthOf(metadata, one, depth + 1)
      return total === undefined || length === undefined ? undefined : total + length
    }, 0)
  switch (found.kind) {
    case 'primitive':
      return primitiveLengths[found.primitive]
    case 'composite':
      return sum(found.fields.map((field) => field.type))
    case 'tuple':
      return sum(found.types)
    case 'array': {
      const length = lengthOf(metadata, found.type, depth + 1)
      return length === undefined ? undefined : length * found.length
    }
    default:
      return undefined
  }
}

function isUint32(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 32
}

function badRuntime(cause?: unknown): AppKitError {
  return createError(errors.RPC_BAD_RESPONSE, {
    cause,
    details: 'The runtime data of the network cannot be read.',
  })
}

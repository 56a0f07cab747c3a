import { AppKitError, isAppKitError, type Network, readField, withDeadline } from '@latchkey/common'
import type { RequestOptions } from '../clients.js'
import type { PolkadotContext } from '../context.js'
import { hexToBytes, isByteHex } from '../hex.js'
import { type Metadata, readMetadata } from './metadata.js'
import { createScaleReader } from './scaleReader.js'

/** The runtime of a network: its versions, which signatures cover, and what it says of itself. */
export type Runtime = {
  readonly specVersion: number
  readonly transactionVersion: number
  readonly metadata: Metadata
}

/** Asks a network for its runtime. What a version says of itself is asked once. */
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
  return { specVersion, transactionVersion, metadata: await withDeadline(asked, { signal: options.signal }) }
}

/** The name of the call that gives metadata of a version, and version 14: runtimes to come have newer ones too. */
const versionedCall = ['Metadata_metadata_at_version', '0x0e000000']

async function askMetadata(context: PolkadotContext, network: Network): Promise<Metadata> {
  const clients = await context.clients()
  try {
    const answer = await clients.request(network, { method: 'state_getMetadata' })
    if (isByteHex(answer) && isVersion14(answer)) return readMetadata(hexToBytes(answer))
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

/** The fifth byte is the version. */
function isVersion14(hex: string): boolean {
  return hex.slice(10, 12) === '0e'
}

/** Where in the record of an account the amount stands that it can dispose of; `undefined` where it is not to be told. */
export function findFreeOffset({ metadata }: Runtime): number | undefined {
  const record = metadata.pallets.find(({ name }) => name === 'System')?.storage.get('Account')
  const data = record === undefined ? undefined : findField(metadata, record, 'data')
  const free = data && findField(metadata, data.type, 'free')
  return data && free ? data.offset + free.offset : undefined
}

/** A field of a type and its place, where all that comes before has a fixed length. */
function findField(
  metadata: Metadata,
  type: number,
  wanted: string,
): { readonly offset: number; readonly type: number } | undefined {
  const found = metadata.types.get(type)
  if (found?.kind !== 'composite') return undefined
  let offset = 0
  for (const field of found.fields) {
    if (field.name === wanted) return { offset, type: field.type }
    const length = lengthOf(metadata, field.type)
    if (length === undefined) return undefined
    offset += length
  }
  return undefined
}

/** Bytes of bool, char, str (no fixed length), u8 to u256 and i8 to i256. */
const primitiveLengths = [1, 4, undefined, 1, 2, 4, 8, 16, 32, 1, 2, 4, 8, 16, 32]

/** How many bytes a type has, if it is always as many. */
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
  return new AppKitError('RPC_BAD_RESPONSE', { cause, details: 'What the network says of its runtime cannot be read.' })
}

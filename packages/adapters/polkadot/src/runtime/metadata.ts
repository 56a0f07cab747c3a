import { createScaleReader, type ScaleReader } from '../scale/scaleReader.js'

/** A field of a type. Tuple fields have no name. */
export type MetadataField = { readonly name: string | undefined; readonly type: number }

export type MetadataVariant = {
  readonly name: string
  readonly index: number
  readonly fields: readonly MetadataField[]
}

/** A type of the runtime. Types refer to each other by index. */
export type MetadataType = {
  /** Its path in the source of the runtime. */
  readonly path: readonly string[]
  readonly parameters: readonly { readonly name: string; readonly type: number | undefined }[]
} & (
  | { readonly kind: 'composite'; readonly fields: readonly MetadataField[] }
  | { readonly kind: 'variant'; readonly variants: readonly MetadataVariant[] }
  | { readonly kind: 'sequence' | 'compact' | 'bits'; readonly type: number }
  | { readonly kind: 'array'; readonly length: number; readonly type: number }
  | { readonly kind: 'tuple'; readonly types: readonly number[] }
  /** Index into the primitives of the format: bool, char, str, u8, u16 … u256, i8 … i256. */
  | { readonly kind: 'primitive'; readonly primitive: number }
)

export type MetadataPallet = {
  readonly name: string
  readonly index: number
  /** The type index of its calls. */
  readonly calls: number | undefined
  /** The type index of its errors. */
  readonly errors: number | undefined
  /** The value types of its storage entries, by name. */
  readonly storage: ReadonlyMap<string, number>
  readonly constants: ReadonlyMap<string, Uint8Array>
}

/** A transaction extension: its type in the transaction, and the type that only the signature covers (`implicit`). */
export type MetadataExtension = { readonly name: string; readonly type: number; readonly implicit: number }

/** Runtime metadata, version 14. */
export type Metadata = {
  readonly types: ReadonlyMap<number, MetadataType>
  readonly pallets: readonly MetadataPallet[]
  /** The type index of a transaction. */
  readonly extrinsicType: number
  readonly extrinsicVersion: number
  readonly extensions: readonly MetadataExtension[]
}

/** Magic number of the format: "meta", little-endian. */
const magic = 0x6174656d

/** Parses runtime metadata. Throws when it is malformed. */
export function readMetadata(bytes: Uint8Array): Metadata {
  const reader = createScaleReader(bytes)
  if (reader.uint32() !== magic) throw new Error('These bytes are no metadata.')
  const version = reader.byte()
  if (version !== 14) throw new Error(`The metadata has version ${version}.`)
  const types = new Map(reader.list(() => [reader.compact(), readType(reader)] as const))
  const pallets = reader.list(() => readPallet(reader))
  return {
    types,
    pallets,
    extrinsicType: reader.compact(),
    extrinsicVersion: reader.byte(),
    extensions: reader.list(() => ({ name: reader.text(), type: reader.compact(), implicit: reader.compact() })),
  }
}

function readType(reader: ScaleReader): MetadataType {
  const path = reader.list(reader.text)
  const parameters = reader.list(() => ({ name: reader.text(), type: reader.option(reader.compact) }))
  const type = { path, parameters, ...readDefinition(reader) }
  reader.skipTexts()
  return type
}

function readDefinition(reader: ScaleReader) {
  const kind = reader.byte()
  switch (kind) {
    case 0:
      return { kind: 'composite', fields: readFields(reader) } as const
    case 1:
      return { kind: 'variant', variants: reader.list(() => readVariant(reader)) } as const
    case 2:
      return { kind: 'sequence', type: reader.compact() } as const
    case 3:
      return { kind: 'array', length: reader.uint32(), type: reader.compact() } as const
    case 4:
      return { kind: 'tuple', types: reader.list(reader.compact) } as const
    case 5:
      return { kind: 'primitive', primitive: reader.byte() } as const
    case 6:
      return { kind: 'compact', type: reader.compact() } as const
    case 7: {
      const type = reader.compact()
      reader.compact()
      return { kind: 'bits', type } as const
    }
    default:
      throw new Error(`There is no type of kind ${kind}.`)
  }
}

function readFields(reader: ScaleReader): readonly MetadataField[] {
  return reader.list(() => {
    const field = { name: reader.option(reader.text), type: reader.compact() }
    reader.option(reader.text)
    reader.skipTexts()
    return field
  })
}

function readVariant(reader: ScaleReader): MetadataVariant {
  const name = reader.text()
  const fields = readFields(reader)
  const index = reader.byte()
  reader.skipTexts()
  return { name, fields, index }
}

function readPallet(reader: ScaleReader): MetadataPallet {
  const name = reader.text()
  const storage = new Map(reader.option(() => readStorage(reader)))
  const calls = reader.option(reader.compact)
  reader.option(reader.compact)
  const constants = new Map(reader.list(() => readConstant(reader)))
  const errors = reader.option(reader.compact)
  return { name, storage, calls, constants, errors, index: reader.byte() }
}

function readStorage(reader: ScaleReader): readonly (readonly [string, number])[] {
  reader.text()
  return reader.list(() => {
    const name = reader.text()
    reader.byte()
    const isMap = reader.byte() === 1
    if (isMap) {
      reader.list(reader.byte)
      reader.compact()
    }
    const type = reader.compact()
    reader.bytes(reader.compact())
    reader.skipTexts()
    return [name, type] as const
  })
}

function readConstant(reader: ScaleReader): readonly [string, Uint8Array] {
  const name = reader.text()
  reader.compact()
  const value = reader.bytes(reader.compact())
  reader.skipTexts()
  return [name, value]
}

import type { ScaleReader } from '../scale/scaleReader.js'
import type { Metadata } from './metadata.js'
import { lengthOf } from './runtime.js'

/** Largest depth of nested types. Messages to other chains (XCM) are nested about 30 deep. */
const deepest = 64

/** Skips an encoded value of a type. Throws when the bytes are no such value. */
export function skipValue(reader: ScaleReader, metadata: Metadata, type: number, depth = 0): void {
  const length = lengthOf(metadata, type)
  if (length !== undefined) {
    reader.bytes(length)
    return
  }
  if (depth > deepest) throw new Error('The type is nested too deeply.')
  const found = metadata.types.get(type)
  const skip = (one: number) => skipValue(reader, metadata, one, depth + 1)
  switch (found?.kind) {
    case 'composite':
      for (const field of found.fields) skip(field.type)
      return
    case 'tuple':
      for (const one of found.types) skip(one)
      return
    case 'compact':
      reader.skipCompact()
      return
    case 'sequence':
      reader.list(() => skip(found.type))
      return
    case 'array':
      for (let index = 0; index < found.length; index++) skip(found.type)
      return
    case 'variant': {
      const index = reader.byte()
      const variant = found.variants.find((one) => one.index === index)
      if (!variant) throw new Error('The enum has no such variant.')
      for (const field of variant.fields) skip(field.type)
      return
    }
    case 'bits': {
      const bits = reader.compact()
      const storeBytes = lengthOf(metadata, found.type) ?? 1
      reader.bytes(Math.ceil(bits / (8 * storeBytes)) * storeBytes)
      return
    }
    case 'primitive':
      reader.text()
      return
    default:
      throw new Error('The type has no known encoding.')
  }
}

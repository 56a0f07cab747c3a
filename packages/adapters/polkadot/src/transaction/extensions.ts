import { type AppKitError, createError, errors } from '@latchkey/common'
import type { Metadata } from '../runtime/metadata.js'
import { lengthOf } from '../runtime/runtime.js'
import { concat, writeCompact } from '../scale/scaleWriter.js'

/** Values for the transaction extensions. */
export type ExtensionValues = { readonly era: Uint8Array; readonly nonce: number }

/** Encoders of the extensions that have a value. There is no tip, and fees are paid in the native coin. */
const encoders: Readonly<Record<string, (values: ExtensionValues) => Uint8Array>> = {
  CheckMortality: ({ era }) => era,
  CheckEra: ({ era }) => era,
  CheckNonce: ({ nonce }) => writeCompact(nonce),
}

/** Encodes the extensions of a transaction in the runtime's order. Throws `METHOD_NOT_SUPPORTED` for an unknown one. */
export function encodeExtensions(metadata: Metadata, values: ExtensionValues): Uint8Array {
  return concat(
    metadata.extensions.map(({ name, type }) => encoders[name]?.(values) ?? encodeNothing(metadata, type, name)),
  )
}

/** Encodes the empty value of a type: zero, false, none. Wallets use it for extensions without a value. */
function encodeNothing(metadata: Metadata, type: number, name: string, depth = 0): Uint8Array {
  const found = metadata.types.get(type)
  const each = (types: readonly number[]) => concat(types.map((one) => encodeNothing(metadata, one, name, depth + 1)))
  if (depth > 16) throw unknown(name)
  switch (found?.kind) {
    case 'composite':
      return each(found.fields.map((field) => field.type))
    case 'tuple':
      return each(found.types)
    case 'compact':
    case 'sequence':
      return Uint8Array.of(0)
    case 'primitive':
    case 'array': {
      const length = lengthOf(metadata, type)
      if (length === undefined) throw unknown(name)
      return new Uint8Array(length)
    }
    case 'variant':
      if (found.path.at(-1) === 'Option' || isSwitchedOff(found.variants)) return Uint8Array.of(0)
      throw unknown(name)
    default:
      throw unknown(name)
  }
}

/** Whether the first variant of an enum is `Disabled`, as for the mode of `CheckMetadataHash`. */
function isSwitchedOff(variants: readonly { readonly name: string; readonly index: number }[]): boolean {
  return variants.some((variant) => variant.name === 'Disabled' && variant.index === 0)
}

function unknown(name: string): AppKitError {
  return createError(errors.METHOD_NOT_SUPPORTED, {
    details: `Transactions of this network carry "${name}", which cannot be made here. Use signPayload with a payload of your own.`,
  })
}

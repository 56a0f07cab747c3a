import { AppKitError } from '@latchkey/common'
import type { Metadata } from './metadata.js'
import { lengthOf } from './runtime.js'
import { concat, writeCompact } from './scaleWriter.js'

/** What goes into the extensions of a transaction. */
export type ExtensionValues = { readonly era: Uint8Array; readonly nonce: number }

/** The extensions that have a value of their own here; there is no tip, and fees are paid in the network's coin. */
const encoders: Readonly<Record<string, (values: ExtensionValues) => Uint8Array>> = {
  CheckMortality: ({ era }) => era,
  CheckEra: ({ era }) => era,
  CheckNonce: ({ nonce }) => writeCompact(nonce),
}

/** What a transaction carries for its extensions, in the runtime's order. Throws `METHOD_NOT_SUPPORTED` for one that is not known. */
export function encodeExtensions(metadata: Metadata, values: ExtensionValues): Uint8Array {
  return concat(
    metadata.extensions.map(({ name, type }) => encoders[name]?.(values) ?? encodeNothing(metadata, type, name)),
  )
}

/** The empty value of a type: zero, no, none. It is what wallets put in for extensions they are told nothing of. */
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

/** `CheckMetadataHash` has a mode that is off or on. */
function isSwitchedOff(variants: readonly { readonly name: string; readonly index: number }[]): boolean {
  return variants.some((variant) => variant.name === 'Disabled' && variant.index === 0)
}

function unknown(name: string): AppKitError {
  return new AppKitError('METHOD_NOT_SUPPORTED', {
    details: `Transactions of this network carry "${name}", which cannot be made here. Use signPayload with a payload of your own.`,
  })
}

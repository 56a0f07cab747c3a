import fc from 'fast-check'
import { reviveHostile } from './reviveHostile.js'

const hostile = [
  { $: 'hostileProxy' },
  { $: 'revokedProxy' },
  { $: 'cycle' },
  { $: 'nested', times: 5_000 },
  { $: 'function' },
  { $: 'map' },
  {
    $: 'object',
    fields: { a: 1 },
    throwing: ['toString', 'length', 'then', 'name', 'code', 'message', 'cause', 'walk'],
  },
]
const everyKind = {
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnicodeString: true,
} as const

/**
 * Generates any JavaScript value, and objects that throw when they are read. Generates a function that creates the
 * value, because fast-check reads its values.
 */
export const anything: fc.Arbitrary<() => unknown> = fc.oneof(
  { arbitrary: fc.anything(everyKind).map(shown), weight: 5 },
  { arbitrary: fc.string({ unit: 'binary' }).map(shown), weight: 2 },
  { arbitrary: fc.constantFrom(...hostile).map((description) => () => reviveHostile(description)), weight: 2 },
)

function shown(value: unknown): () => unknown {
  return Object.assign(() => value, { [fc.toStringMethod]: () => `() => ${fc.stringify(value)}` })
}

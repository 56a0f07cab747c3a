import { type Arbitrary, boolean, constant, constantFrom, record, string, subarray } from 'fast-check'
import { type Field, fields, type Settings } from './fields.js'
import { initialSettings } from './settings.js'

const networkNames = [
  'local',
  'second',
  'mainnet',
  'base',
  'sepolia',
  'solanaLocal',
  'polkadotSecond',
  'kusama',
  'bitcoinLocal',
]

/** Arbitrary settings: any text in any text field. */
export const anySettings: Arbitrary<Settings> = record(
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, anyValue(field)])),
).map((found): Settings => Object.assign({}, initialSettings, found))

function anyValue(field: Field): Arbitrary<string | boolean | readonly string[]> {
  if (field.kind === 'flag') return boolean()
  if (field.kind === 'choice') return constantFrom(...field.choices)
  if (field.kind === 'networks') return subarray(networkNames, { minLength: 1 })
  if (field.kind === 'network') return constantFrom('', ...networkNames)
  // These three have their own format; another test covers invalid text.
  if (field.kind === 'lines') return constant('')
  return string({ maxLength: 40 })
}

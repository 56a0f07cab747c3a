import { type Field, type FieldName, fields, type Settings } from './fields.js'

const names = Object.keys(fields) as FieldName[]
const longest = 4_000

/** Initial values of all controls. */
export const initialSettings: Settings = collect((name) => fields[name].initial)

/** Parses settings from the URL fragment. Unknown and invalid parts keep their defaults. */
export function parseSettings(hash: string): Settings {
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  return collect((name) => parseValue(fields[name], found.get(name)) ?? initialSettings[name])
}

/** Writes differences from the defaults, so that links stay short. */
export function formatSettings(settings: Settings): string {
  const found = new URLSearchParams()
  for (const name of names) {
    const value = formatValue(settings[name])
    if (value !== formatValue(initialSettings[name])) found.set(name, value)
  }
  return found.toString()
}

type Value = Settings[FieldName]

/** Reads the value of each name. The table guarantees its type. */
function collect(read: (name: FieldName) => Value): Settings {
  const found: Partial<Record<FieldName, Value>> = Object.fromEntries(names.map((name) => [name, read(name)]))
  return found as Settings
}

function parseValue(field: Field, input: string | null): Value | undefined {
  if (input === null || input.length > longest) return undefined
  if (field.kind === 'flag') return input === 'on' ? true : input === 'off' ? false : undefined
  if (field.kind === 'choice') return field.choices.includes(input) ? input : undefined
  if (field.kind === 'networks') return input === '' ? undefined : input.split(',')
  return input
}

function formatValue(value: Value): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' ? value : value.join(',')
}

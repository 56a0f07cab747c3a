import { type Field, type FieldName, fields, type Settings } from './fields.js'

const names = Object.keys(fields) as FieldName[]
const longest = 4_000

/** What every control shows at first. */
export const initialSettings: Settings = collect((name) => fields[name].initial)

/** Reads settings from the address bar's fragment. What it does not know, or cannot read, stays as it is at first. */
export function parseSettings(hash: string): Settings {
  const found = new URLSearchParams(hash.replace(/^#/, ''))
  return collect((name) => parseValue(fields[name], found.get(name)) ?? initialSettings[name])
}

/** Writes what differs from the first settings, so that a link stays short. */
export function formatSettings(settings: Settings): string {
  const found = new URLSearchParams()
  for (const name of names) {
    const value = formatValue(settings[name])
    if (value !== formatValue(initialSettings[name])) found.set(name, value)
  }
  return found.toString()
}

type Value = Settings[FieldName]

/** Asks for the value of each name; that its kind is right is the table's doing. */
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

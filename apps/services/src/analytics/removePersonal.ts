import { isPersonal } from './isPersonal.js'

const personalNames = /address|e-?mail|account|phone/i
const deepest = 6

/**
 * Returns an event's properties without values that are, or are named, an address or an e-mail address, at any depth.
 * Values that merely look like one, or are longer than any of the kit, are removed, too.
 */
export function removePersonal(properties: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return filterRecord(properties, 0)
}

function filterRecord(record: Readonly<Record<string, unknown>>, depth: number): Readonly<Record<string, unknown>> {
  const kept = Object.entries(record)
    .filter(([name, value]) => !personalNames.test(name) && !isPersonal(name) && !isPersonalValue(value))
    .map(([name, value]) => [name, filter(value, depth + 1)])
  return Object.fromEntries(kept)
}

function filter(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return null
  if (Array.isArray(value)) {
    return value.filter((each) => !isPersonalValue(each)).map((each: unknown) => filter(each, depth + 1))
  }
  return filterRecord(value as Readonly<Record<string, unknown>>, depth)
}

function isPersonalValue(value: unknown): boolean {
  return typeof value === 'string' && isPersonal(value)
}

const personalNames = /address|e-?mail|account|phone/i
const personalValues = [
  // Addresses of EVM, of Bitcoin, and of Solana and Polkadot, the last two by their alphabet and length; an e-mail address.
  /0x[0-9a-f]{40}/i,
  /\b(?:bc1|tb1|bcrt1)[0-9a-z]{20,}/i,
  /\b[1-9A-HJ-NP-Za-km-z]{26,50}\b/,
  /[^\s@]+@[^\s@]+\.[^\s@]+/,
]
const deepest = 6

/**
 * What is kept of an event's properties (T19, R106): no value that is, or is named, an address or an e-mail address, at any depth. Values that
 * look like one by accident are left out as well.
 */
export function removePersonal(properties: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return filterRecord(properties, 0)
}

function filterRecord(record: Readonly<Record<string, unknown>>, depth: number): Readonly<Record<string, unknown>> {
  const kept = Object.entries(record)
    .filter(([name, value]) => !personalNames.test(name) && !isPersonal(name) && !isPersonal(value))
    .map(([name, value]) => [name, filter(value, depth + 1)])
  return Object.fromEntries(kept)
}

function filter(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth > deepest) return null
  if (Array.isArray(value)) {
    return value.filter((each) => !isPersonal(each)).map((each: unknown) => filter(each, depth + 1))
  }
  return filterRecord(value as Readonly<Record<string, unknown>>, depth)
}

function isPersonal(value: unknown): boolean {
  return typeof value === 'string' && personalValues.some((pattern) => pattern.test(value))
}

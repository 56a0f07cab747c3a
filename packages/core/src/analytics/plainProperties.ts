const maxText = 128
const maxEntries = 100

/** Returns the properties of an event that may be sent: numbers, booleans and short texts. */
export function plainProperties(properties: object | undefined): Readonly<Record<string, unknown>> | undefined {
  if (!properties) return undefined
  const plain = Object.entries(properties).flatMap(([key, value]) => {
    const shown = Array.isArray(value)
      ? value.slice(0, maxEntries).flatMap((one) => plainValue(one) ?? [])
      : plainValue(value)
    return shown === undefined ? [] : [[key, shown]]
  })
  return Object.fromEntries(plain)
}

function plainValue(value: unknown): string | number | boolean | undefined {
  if (typeof value === 'string') return value.slice(0, maxText)
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

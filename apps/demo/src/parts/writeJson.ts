/** A value as text for people, with large numbers as they are. */
export function writeJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? String(entry) : entry), 2) ?? 'nothing'
  )
}

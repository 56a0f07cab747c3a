/** Formats a value as readable JSON, with bigints as decimal text. */
export function writeJson(value: unknown): string {
  return (
    JSON.stringify(value, (_, entry: unknown) => (typeof entry === 'bigint' ? String(entry) : entry), 2) ?? 'nothing'
  )
}

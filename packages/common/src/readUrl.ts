/** A parsed absolute URL, or `undefined`. (`URL.canParse` is missing in wallet browsers still in use.) */
export function readUrl(value: string): URL | undefined {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}

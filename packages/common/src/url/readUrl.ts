/** Returns the parsed absolute URL, or `undefined`. Browsers within wallets that lack `URL.canParse` are still in use. */
export function readUrl(value: string): URL | undefined {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}

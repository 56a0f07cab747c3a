/** Returns when a pairing URI expires, in ms since 1970. `undefined` if the URI does not state it. */
export function readUriExpiry(uri: string): number | undefined {
  const query = uri.slice(uri.indexOf('?') + 1)
  const seconds = new URLSearchParams(query).get('expiryTimestamp') ?? ''
  return /^\d{1,12}$/.test(seconds) ? Number(seconds) * 1_000 : undefined
}

/** Moves user and password of a URL into a header, because `fetch` refuses them in a URL. Throws for an invalid URL. */
export function splitCredentials(text: string): {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
} {
  const url = new URL(text)
  const { username, password } = url
  if (!username && !password) return { url: text, headers: {} }
  url.username = ''
  url.password = ''
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { url: url.href, headers: { Authorization: `Basic ${btoa(pair)}` } }
}

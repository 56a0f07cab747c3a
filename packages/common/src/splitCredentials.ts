/** `fetch` takes no user and password in a URL; they go in the header they stand for. Throws for what is no URL. */
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

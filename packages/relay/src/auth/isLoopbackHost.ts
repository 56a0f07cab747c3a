/** Returns whether a `Host` header is a loopback name, which only clients on this machine use. */
export function isLoopbackHost(host: string): boolean {
  const url = `http://${host}`
  return URL.canParse(url) && /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

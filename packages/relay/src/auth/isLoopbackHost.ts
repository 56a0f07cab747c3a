/** Whether a `Host` header names this machine itself, which nobody calls from elsewhere. */
export function isLoopbackHost(host: string): boolean {
  const url = `http://${host}`
  return URL.canParse(url) && /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
}

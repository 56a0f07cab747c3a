/**
 * Unhandled rejections of the phone's library, which handles the end of a session twice. On the page, our relayer
 * handles the promise of every listener.
 */
const ofPhone = /recently deleted[\s\S]*(onProviderMessageEvent|rpcPublish)/

/** Records console output, unhandled rejections and requests. `stop` returns them. */
export function watchNoise(): { stop(): readonly string[] } {
  const found: string[] = []
  const names = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const
  const page: typeof globalThis & { console: Console } = globalThis
  const own = page.console
  page.console = new Proxy(own, {
    get: (target, name) =>
      names.some((known) => known === name)
        ? (...values: readonly unknown[]) => void found.push(`console.${String(name)}: ${values.join(' ')}`)
        : Reflect.get(target, name),
  })
  const onRejection = (reason: unknown) =>
    void found.push(`unhandled: ${reason instanceof Error ? reason.stack : reason}`)
  process.on('unhandledRejection', onRejection)
  const { fetch } = globalThis
  globalThis.fetch = (input) => {
    found.push(`fetch: ${input}`)
    return Promise.reject(new Error('nothing is fetched'))
  }
  return {
    stop() {
      page.console = own
      process.off('unhandledRejection', onRejection)
      globalThis.fetch = fetch
      return found.filter((line) => !ofPhone.test(line))
    },
  }
}

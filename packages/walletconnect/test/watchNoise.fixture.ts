/**
 * What the phone's own client rejects where nobody hears it: it looks at the end of a session twice. The page's client cannot, because
 * its relayer looks at every promise of a listener.
 */
const ofPhone = /recently deleted[\s\S]*(onProviderMessageEvent|rpcPublish)/
/** Files share a worker: a Solana library that one of them used goes on looking for the chain that was stopped, and says so. */
const ofSolana = /^console\.error: ws error: /

/** Watches what nobody should hear or see: console output, unhandled rejections, requests. `stop` answers what there was. */
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
      return found.filter((line) => !ofPhone.test(line) && !ofSolana.test(line))
    },
  }
}

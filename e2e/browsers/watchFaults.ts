/** A description of an error in a page. */
export type Faults = readonly string[]

/**
 * Runs before everything else in the page: records logged and unhandled errors, and the URLs of WebSockets, which the
 * Resource Timing API does not list.
 */
export function watchFaults(): void {
  const faults: string[] = []
  const sockets: string[] = []
  Object.assign(window, { faults, sockets })
  window.WebSocket = class extends WebSocket {
    constructor(...args: ConstructorParameters<typeof WebSocket>) {
      super(...args)
      sockets.push(this.url)
    }
  }
  const { error } = console
  console.error = (...args) => {
    faults.push(`logged an error: ${args.map(String).join(' ')}`)
    error.apply(console, args)
  }
  addEventListener('error', ({ message }) => faults.push(`threw: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`left a rejection unhandled: ${String(reason)}`))
}

import type { TestProvider } from './testProvider.js'

export type InjectOptions = {
  /** How long after the call the provider appears, in ms; default 0: at once. */
  readonly afterMs?: number | undefined
  /** The window's property; default `ethereum`. */
  readonly property?: string | undefined
}

/** Puts the provider on the window, as wallets did before announcements. The returned function takes it away. */
export function injectProvider(
  target: EventTarget,
  provider: TestProvider,
  { afterMs = 0, property = 'ethereum' }: InjectOptions = {},
): () => void {
  const begin = () => {
    Object.defineProperty(target, property, { value: provider, configurable: true, writable: true, enumerable: true })
    target.dispatchEvent(new Event(`${property}#initialized`))
  }
  const timer = afterMs > 0 ? setTimeout(begin, afterMs) : undefined
  if (timer === undefined) begin()
  return () => {
    clearTimeout(timer)
    if (Reflect.get(target, property) === provider) Reflect.deleteProperty(target, property)
  }
}

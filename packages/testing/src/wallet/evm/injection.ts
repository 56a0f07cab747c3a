import type { TestProvider } from './testProvider.js'

export type InjectOptions = {
  /** Delay until the provider appears, in ms. Default 0: synchronously. */
  readonly afterMs?: number | undefined
  /** Property of the window. Default `ethereum`. */
  readonly property?: string | undefined
}

/** Injects the provider into the window, like wallets before EIP-6963. Returns a function that removes it. */
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

import { type Eip1193Provider, isEip1193Provider } from './eip1193.js'

/** Whether two providers reach the same wallet: the same object, or a proxy or wrapper that exposes the same `request`. Never throws. */
export function isSameProvider(one: Eip1193Provider, other: Eip1193Provider): boolean {
  return one === other || readRequest(one) === readRequest(other)
}

/** Returns the wallets that share `window.ethereum` if it lists them, otherwise the provider alone. */
export function innerProviders(provider: Eip1193Provider): readonly Eip1193Provider[] {
  try {
    const listed: unknown = Reflect.get(provider, 'providers')
    const inner = Array.isArray(listed) ? listed.slice(0, 100).filter(isEip1193Provider) : []
    return inner.length > 0 ? inner : [provider]
  } catch {
    return [provider]
  }
}

/** Returns the current `request` function. Each provider that throws gets a unique value. */
function readRequest(provider: Eip1193Provider): unknown {
  try {
    return provider.request
  } catch {
    return Symbol('no request')
  }
}

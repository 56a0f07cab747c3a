import { type Eip1193Provider, isEip1193Provider } from './eip1193.js'

/** Whether two providers reach the same wallet: the same object, or a proxy or wrapper that hands out the same `request`. Total. */
export function isSameProvider(one: Eip1193Provider, other: Eip1193Provider): boolean {
  return one === other || readRequest(one) === readRequest(other)
}

/** The wallets that share `window.ethereum`, where it lists them; else the provider alone. */
export function innerProviders(provider: Eip1193Provider): readonly Eip1193Provider[] {
  try {
    const listed: unknown = Reflect.get(provider, 'providers')
    const inner = Array.isArray(listed) ? listed.slice(0, 100).filter(isEip1193Provider) : []
    return inner.length > 0 ? inner : [provider]
  } catch {
    return [provider]
  }
}

/** Reads the property each time. A provider that throws equals no other one. */
function readRequest(provider: Eip1193Provider): unknown {
  try {
    return provider.request
  } catch {
    return Symbol('no request')
  }
}

import { type Eip1193Provider, isEip1193Provider } from './eip1193.js'

/** Returns the provider at `window.ethereum`, if it is usable. */
export function readInjected(page: Window): Eip1193Provider | undefined {
  try {
    const provider: unknown = Reflect.get(page, 'ethereum')
    return isEip1193Provider(provider) ? provider : undefined
  } catch {
    return undefined
  }
}

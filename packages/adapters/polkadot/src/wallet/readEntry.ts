import { readField } from '@latchkey/common'

/** Returns the current value at a key of `window.injectedWeb3`. */
export function readEntry(page: Window, key: string): unknown {
  try {
    const registry = readField(page, 'injectedWeb3')
    return typeof registry === 'object' && registry !== null && Object.hasOwn(registry, key)
      ? readField(registry, key)
      : undefined
  } catch {
    return undefined
  }
}

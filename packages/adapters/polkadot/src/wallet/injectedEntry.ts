import { cleanText, isObject, type Result, readField } from '@latchkey/common'

/** A copy of an entry in `window.injectedWeb3`. */
export type InjectedEntry = {
  /** Its key, which the wallet chooses itself. Wallets have no other identity. */
  readonly key: string
  readonly version: string
  /** The original object, for comparison. */
  readonly entry: object
  /** Requests the wallet's accounts and signer. `origin` is the app's name. */
  enable(origin: string): Promise<unknown>
}

/** Maximum length of a key. Keys are written to storage. */
const longestKey = 100

/**
 * Parses one entry of `window.injectedWeb3`. Reads every field once, because a getter may return another value next
 * time. Newer wallets may have `connect` instead of `enable`.
 */
export function safeParseEntry(key: string, entry: unknown): Result<InjectedEntry> {
  if (key.length > longestKey || !cleanText(key)) return { ok: false, reason: 'its key is no name' }
  if (!isObject(entry)) return { ok: false, reason: 'it is no object' }
  const version = cleanText(readField(entry, 'version'), 32)
  const enable = [readField(entry, 'enable'), readField(entry, 'connect')].find((field) => typeof field === 'function')
  if (typeof enable !== 'function') return { ok: false, reason: 'it has no enable function' }
  return {
    ok: true,
    value: {
      key,
      version,
      entry,
      // `async` turns a thrown error into a rejection.
      enable: async (origin) => Reflect.apply(enable, entry, [origin]),
    },
  }
}

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

import { cleanText, isObject, type Result, readField } from '@latchkey/common'

/** A wallet found in `window.injectedWeb3`, copied out of it. */
export type InjectedEntry = {
  /** Its key there: what it calls itself, and the only identity it has. */
  readonly key: string
  readonly version: string
  /** The object itself, to tell it from another one. */
  readonly entry: object
  /** Asks for the wallet's accounts and signer, in the name of the app. */
  enable(origin: string): Promise<unknown>
}

/** Longer keys than any wallet has; they end up in storage. */
const longestKey = 100

/**
 * Reads one entry of `window.injectedWeb3` (R25). Every field is read once, since a getter may answer differently the next
 * time. Newer wallets may have `connect` in place of `enable`.
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
      // async: what is thrown at once becomes a rejection too.
      enable: async (origin) => Reflect.apply(enable, entry, [origin]),
    },
  }
}

import type { Clock } from '@latchkey/common'
import { readField } from '@latchkey/common'
import { type InjectedEntry, safeParseEntry } from './injectedEntry.js'
import { knownKeys } from './knownWallets.js'

/** When to look again after the first look: wallets are known to come some milliseconds late, and tell nobody. */
const looksMs = [50, 150, 400, 1_000, 2_000, 3_000]
/** And from then on: a wallet can be switched on while the page is open. */
const laterMs = 2_000
/** Keys of one look; a page can fill the object without end. */
const keyLimit = 1_000

/**
 * Calls back with every entry of `window.injectedWeb3` that can be used, and the number of the scan that found it, at once and when one
 * comes. The same entry is told once. The returned function stops it.
 */
export function watchWallets(
  page: Window,
  clock: Clock,
  onFound: (wallet: InjectedEntry, look: number) => void,
  onIgnored: (reason: string) => void,
): () => void {
  const seen = new WeakSet<object>()
  const ignored = new Set<string>()
  const looks = [...looksMs]
  let waited = 0
  let count = 0
  let timer: unknown
  const look = () => {
    count++
    for (const [key, value] of readEntries(page)) {
      if (typeof value === 'object' && value !== null && seen.has(value)) continue
      const parsed = safeParseEntry(key, value)
      if (parsed.ok) {
        seen.add(parsed.value.entry)
        onFound(parsed.value, count)
      } else if (ignored.size < keyLimit && !ignored.has(key)) {
        ignored.add(key)
        onIgnored(parsed.reason)
      }
    }
  }
  const lookLater = () => {
    const next = looks.shift()
    const ms = next === undefined ? laterMs : next - waited
    waited = next ?? waited
    timer = clock.setTimeout(() => {
      look()
      lookLater()
    }, ms)
  }
  look()
  lookLater()
  return () => clock.clearTimeout(timer)
}

/** What is at a key of `window.injectedWeb3` now. */
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

/** The keys and values of `window.injectedWeb3`; those that cannot be read have `undefined`. */
function readEntries(page: Window): readonly (readonly [string, unknown])[] {
  try {
    const registry = readField(page, 'injectedWeb3')
    if (typeof registry !== 'object' || registry === null) return []
    return keysOf(registry).map((key) => [key, readEntry(page, key)])
  } catch {
    return []
  }
}

/** The keys to read. Of more than the limit the well-known, the first and the last: other keys between them hide none of these. */
function keysOf(registry: object): readonly string[] {
  const keys = Object.keys(registry)
  if (keys.length <= keyLimit) return keys
  const known = knownKeys().filter((key) => Object.hasOwn(registry, key))
  return [...new Set([...known, ...keys.slice(0, keyLimit / 2), ...keys.slice(-keyLimit / 2)])]
}

/** Whether the page is shown by Nova's browser. */
export function isNovaBrowser(page: Window): boolean {
  return readField(readField(page, 'walletExtension'), 'isNovaWallet') === true
}

import type { Clock } from '@latchkey/common'
import { readField } from '@latchkey/common'
import { type InjectedEntry, readEntry, safeParseEntry } from '../wallet/injectedEntry.js'
import { knownKeys } from '../wallet/knownWallets.js'

/** Delays of further scans, in ms, because some wallets inject themselves late and without an event. */
const looksMs = [50, 150, 400, 1_000, 2_000, 3_000]
/** Interval of scans after that, in ms, because the visitor can enable a wallet while the page is open. */
const laterMs = 2_000
/** Maximum number of keys per scan, because a page can add any number. */
const keyLimit = 1_000

/**
 * Scans `window.injectedWeb3` at once and repeatedly. Calls back once with each usable entry and the number of the
 * scan. Returns an unsubscribe function.
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

/** Returns the entries of `window.injectedWeb3`; unreadable ones have the value `undefined`. */
function readEntries(page: Window): readonly (readonly [string, unknown])[] {
  try {
    const registry = readField(page, 'injectedWeb3')
    if (typeof registry !== 'object' || registry === null) return []
    return keysOf(registry).map((key) => [key, readEntry(page, key)])
  } catch {
    return []
  }
}

/**
 * Returns the keys to read. Above the limit, only the well-known, first and last keys, so that a flood of keys does not
 * hide them.
 */
function keysOf(registry: object): readonly string[] {
  const keys = Object.keys(registry)
  if (keys.length <= keyLimit) return keys
  const known = knownKeys().filter((key) => Object.hasOwn(registry, key))
  return [...new Set([...known, ...keys.slice(0, keyLimit / 2), ...keys.slice(-keyLimit / 2)])]
}

/** Whether the page runs in Nova's browser. */
export function isNovaBrowser(page: Window): boolean {
  return readField(readField(page, 'walletExtension'), 'isNovaWallet') === true
}

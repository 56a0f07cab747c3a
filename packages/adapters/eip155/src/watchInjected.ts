import type { Clock } from '@latchkey/common'
import { type Eip1193Provider, isEip1193Provider } from './eip1193.js'

/** When to look again after the first look: wallets are known to set `window.ethereum` some milliseconds late. */
const looksMs = [50, 150, 400, 1_000, 2_000, 3_000]

/** Calls back once with `window.ethereum`, now or when it appears. The provider found first is the one that counts (R33). */
export function watchInjected(page: Window, clock: Clock, onFound: (provider: Eip1193Provider) => void): () => void {
  const stop = () => {
    page.removeEventListener('ethereum#initialized', look)
    for (const timer of timers) clock.clearTimeout(timer)
  }
  const look = () => {
    const provider = readInjected(page)
    if (!provider) return
    stop()
    onFound(provider)
  }
  page.addEventListener('ethereum#initialized', look)
  const timers = looksMs.map((ms) => clock.setTimeout(look, ms))
  look()
  return stop
}

/** The provider at `window.ethereum`, if there is a usable one. */
export function readInjected(page: Window): Eip1193Provider | undefined {
  try {
    const provider: unknown = Reflect.get(page, 'ethereum')
    return isEip1193Provider(provider) ? provider : undefined
  } catch {
    return undefined
  }
}

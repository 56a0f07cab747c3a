import type { Clock } from '@latchkey/common'
import type { Eip1193Provider } from '../wallet/eip1193.js'
import { readInjected } from '../wallet/readInjected.js'

/** Delays of further scans, in ms: some wallets set `window.ethereum` late. */
const looksMs = [50, 150, 400, 1_000, 2_000, 3_000]

/** Calls back once with `window.ethereum`, now or when it appears. The first provider stays in use (R33). */
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

import type { Clock } from './ports.js'

/** The wait in browsers without `requestIdleCallback` (WebKit), in ms. */
const fallbackMs = 200

/**
 * The longest wait for an idle browser after the page has loaded, in ms. A page that always animates may never be idle.
 */
const timeoutMs = 2_000

/** Calls back once the page has loaded and the browser is idle. Returns a function that stops waiting for the page. */
export function whenIdle(window: Window, clock: Pick<Clock, 'setTimeout'>, callback: () => void): () => void {
  const wait = () =>
    window.requestIdleCallback?.(callback, { timeout: timeoutMs }) ?? clock.setTimeout(callback, fallbackMs)
  if (window.document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
  return () => window.removeEventListener('load', wait)
}

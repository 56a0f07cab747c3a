import type { Ports } from './ports.js'

/** Timeout, in ms: a hidden page draws no frames. */
const frameTimeoutMs = 1_000

/** Resolves once the current state is painted: after two frames, or immediately without `requestAnimationFrame`. */
export function afterPaint({ window, clock }: Pick<Ports, 'window' | 'clock'>): Promise<void> {
  return new Promise((resolve) => {
    if (!window?.requestAnimationFrame) return resolve()
    const timer = clock.setTimeout(resolve, frameTimeoutMs)
    window.requestAnimationFrame(() =>
      window.requestAnimationFrame(() => {
        clock.clearTimeout(timer)
        // A frame's callbacks run before its paint.
        clock.setTimeout(resolve, 0)
      }),
    )
  })
}

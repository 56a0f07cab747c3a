import type { Clock } from '../page/ports.js'

/** About one frame, in ms. */
const frameMs = 16

/** Merges calls within one frame into one. */
export type FrameGate = {
  /** Runs the work at the end of the frame, once for all calls until then. */
  call(): void
  /** Returns whether a run is pending. */
  isDue(): boolean
  /** Cancels pending work. */
  stop(): void
}

/** Creates a {@link FrameGate} for a function. */
export function createFrameGate(clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>, work: () => void): FrameGate {
  let timer: unknown
  return {
    call() {
      timer ??= clock.setTimeout(() => {
        timer = undefined
        work()
      }, frameMs)
    },
    isDue: () => timer !== undefined,
    stop() {
      if (timer !== undefined) clock.clearTimeout(timer)
      timer = undefined
    },
  }
}

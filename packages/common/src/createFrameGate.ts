import type { Clock } from './ports.js'

/** About one frame. */
const frameMs = 16

/** Takes calls that come closer together than a frame for one (R39). */
export type FrameGate = {
  /** Runs the work at the end of the frame; calls until then are part of it. */
  call(): void
  /** Whether a run is due. */
  isDue(): boolean
  /** What is due is not run any more. */
  stop(): void
}

/** Makes a {@link FrameGate} for some work. */
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

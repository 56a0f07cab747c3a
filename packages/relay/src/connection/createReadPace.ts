import type { RelayClock } from '../ports.js'
import type { SocketMeter } from '../usage/createSocketMeter.js'
import type { ReadGate } from './createReadGate.js'

/** Size of the frames of one connection after which other connections have their turn. */
const turnBytes = 64 * 1024

/** Limits how fast the relay reads frames of a connection. */
export type ReadPace = {
  /** Counts a frame by its {@link frameSize}. Above a limit per second, pauses reading until it is met again. */
  count(size: number): void
  end(): void
}

export function createReadPace({
  gate,
  clock,
  meter,
}: {
  readonly gate: Pick<ReadGate, 'pause' | 'resume'>
  readonly clock: Pick<RelayClock, 'setTimeout' | 'clearTimeout'>
  readonly meter: Pick<SocketMeter, 'takeFrame'>
}): ReadPace {
  let inTurn = 0
  let timer: unknown

  return {
    count(size) {
      inTurn += size
      const waitMs = meter.takeFrame(size)
      if (timer !== undefined || (waitMs === 0 && inTurn < turnBytes)) return
      gate.pause('pace')
      timer = clock.setTimeout(() => {
        timer = undefined
        inTurn = 0
        gate.resume('pace')
      }, waitMs)
    },
    end: () => clock.clearTimeout(timer),
  }
}

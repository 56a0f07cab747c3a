import type { Clock } from '@latchkey/common'

/** Detects a connection that died without a close event, for example while a laptop slept. */
export type LivenessCheck = {
  /** The relay sent something, or the socket has just opened. */
  onActivity(): void
  /** Sends a ping, and reports the connection as dead unless something arrives within `ms`. */
  probe(ms: number): void
  stop(): void
}

type Options = {
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>
  sendPing(): void
  onDead(): void
}

/** Silence after which the relay is pinged, in ms. */
const quietMs = 25_000
/** How long the relay may take to respond to a ping, in ms. */
export const probeMs = 1_500

/** Creates a {@link LivenessCheck}. It has no timer until the first activity. */
export function createLivenessCheck({ clock, sendPing, onDead }: Options): LivenessCheck {
  let silence: unknown
  let response: unknown

  function stop(): void {
    for (const timer of [silence, response]) if (timer !== undefined) clock.clearTimeout(timer)
    silence = undefined
    response = undefined
  }

  function probe(ms: number): void {
    response ??= clock.setTimeout(onDead, ms)
    sendPing()
  }

  return {
    onActivity() {
      stop()
      silence = clock.setTimeout(() => probe(probeMs), quietMs)
    },
    probe,
    stop,
  }
}

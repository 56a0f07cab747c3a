import type { Clock } from '@latchkey/common'

/** The page's estimate of the relay's clock. */
export type RelayTime = {
  /**
   * Records when the relay published a message that arrives now, in ms of the relay's clock; 0 if the relay states no
   * time.
   */
  note(publishedAt: number): void
  /** Returns a time in ms that the relay's clock has passed; 0 before the first message. */
  reached(): number
}

/** The relay's clock and the page's may run at rates that differ by less than this share. */
const slowest = 0.999

/**
 * Creates a {@link RelayTime}. A message that arrives was published earlier, so the relay's clock has passed that time.
 */
export function createRelayTime({ monotonic }: Pick<Clock, 'monotonic'>): RelayTime {
  let offset: number | undefined
  return {
    note(publishedAt) {
      if (publishedAt > 0) offset = Math.max(offset ?? -Infinity, publishedAt - slowest * monotonic())
    },
    reached: () => (offset === undefined ? 0 : Math.floor(offset + slowest * monotonic())),
  }
}

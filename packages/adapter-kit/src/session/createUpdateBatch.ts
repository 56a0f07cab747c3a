import { type Clock, createFrameGate } from '@latchkey/common'

/** Collects the partial updates of a wallet. */
export type UpdateBatch<Update> = {
  /** Merges a partial update. The last value of each field counts. */
  add(part: Update): void
  /** Whether an update waits to be reported. */
  isDue(): boolean
  /** Drops pending changes. */
  stop(): void
}

/** Creates an {@link UpdateBatch} that reports the merged update once per frame. */
export function createUpdateBatch<Update extends object>(
  clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>,
  onUpdate: (update: Partial<Update>) => void,
): UpdateBatch<Partial<Update>> {
  let merged: Partial<Update> = {}
  const gate = createFrameGate(clock, () => {
    const update = merged
    merged = {}
    onUpdate(update)
  })
  return {
    add(part) {
      merged = { ...merged, ...part }
      gate.call()
    },
    isDue: gate.isDue,
    stop: gate.stop,
  }
}

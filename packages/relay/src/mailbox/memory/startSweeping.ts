import { dropAllExpired } from './dropMessages.js'
import type { MemoryMailboxState } from './memoryMailboxState.js'

const sweepMs = 60_000

/** Removes expired messages at intervals, until none is left. */
export function startSweeping(state: MemoryMailboxState): void {
  const { clock } = state.deps
  state.sweepTimer ??= clock.setTimeout(() => {
    dropAllExpired(state)
    state.sweepTimer = undefined
    if (state.boxes.size > 0) startSweeping(state)
  }, sweepMs)
}

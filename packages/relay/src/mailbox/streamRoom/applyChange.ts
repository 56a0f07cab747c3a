import type { StreamChange } from './streamChange.js'
import { forgetBefore, forgetMessage, recordMessage, recordsOf } from './streamRecords.js'
import type { StreamRoomState } from './streamRoomState.js'

/** Records a change that another relay made. The relay that stored a message deletes those that exceed the sender's share. */
export function applyChange(state: StreamRoomState, change: StreamChange): void {
  if (change.type === 'stored') return recordMessage(state, change.message, change.sender)
  if (change.type === 'purged') return forgetBefore(state, change.stream, change.before)
  const { bySequence } = recordsOf(state, change.stream)
  for (const sequence of change.sequences) forgetMessage(state, bySequence.get(sequence))
}

import type { StreamMessage } from './streamChange.js'
import type { StreamRoomState } from './streamRoomState.js'

const deletesAtOnce = 64

/** Deletes messages from a stream and notifies the other relays. */
export async function deleteMessages(
  { deps }: StreamRoomState,
  stream: string,
  messages: readonly StreamMessage[],
): Promise<void> {
  for (let start = 0; start < messages.length; start += deletesAtOnce) {
    const sequences = messages.slice(start, start + deletesAtOnce).map(({ sequence }) => sequence)
    // Ignore errors: a message may be deleted already, and a remaining one is deleted later by its age.
    await Promise.allSettled(sequences.map((one) => deps.manager().streams.deleteMessage(stream, one, false)))
    deps.sendChange({ type: 'deleted', stream, sequences })
  }
}

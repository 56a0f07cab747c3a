import type { Sender } from '../mailbox.js'
import { deleteMessages } from './deleteMessages.js'
import { freeStream } from './freeStream.js'
import type { StreamChange, StreamMessage } from './streamChange.js'
import { forgetBefore, forgetMessage, recordMessage, recordsOf } from './streamRecords.js'
import type { StreamRoomDeps, StreamRoomState } from './streamRoomState.js'

/** Makes room in streams of JetStream, which by themselves only refuse messages when they are full. */
export type StreamRoom = {
  /**
   * Records a stored message. Deletes the oldest messages of its sender that exceed the sender's share of the stream.
   */
  add(message: StreamMessage, sender: Sender | undefined): Promise<void>
  /** Deletes messages of a full stream: of the sender that holds most or, where none holds much, the oldest ones. */
  free(stream: string, bytes: number): Promise<void>
  /** Records a change that another relay made. */
  apply(change: StreamChange): void
}

/**
 * Knows the senders of messages that relays stored while this process runs. The store contains no addresses, so older
 * messages are deleted by age.
 */
export function createStreamRoom(deps: StreamRoomDeps): StreamRoom {
  const state: StreamRoomState = { deps, streams: new Map(), freeing: new Map() }
  return {
    add: (message, sender) => addMessage(state, message, sender),
    free: (stream, bytes) => freeStream(state, stream, bytes),
    apply: (change) => applyChange(state, change),
  }
}

/**
 * Records a change that another relay made. The relay that stored a message deletes those that exceed the sender's
 * share.
 */
function applyChange(state: StreamRoomState, change: StreamChange): void {
  if (change.type === 'stored') return recordMessage(state, change.message, change.sender)
  if (change.type === 'purged') return forgetBefore(state, change.stream, change.before)
  const { bySequence } = recordsOf(state, change.stream)
  for (const sequence of change.sequences) forgetMessage(state, bySequence.get(sequence))
}

/** Records a stored message. Deletes the oldest messages of its sender that exceed the sender's share of the stream. */
async function addMessage(state: StreamRoomState, message: StreamMessage, sender: Sender | undefined): Promise<void> {
  const { holdings } = recordsOf(state, message.stream)
  recordMessage(state, message, sender)
  if (sender) state.deps.tell({ type: 'stored', message, sender })
  const exceeding: StreamMessage[] = []
  for (;;) {
    const network = holdings.exceeded(sender, 0)
    const oldest = network === undefined ? undefined : holdings.heaviest(network)
    if (!oldest) break
    forgetMessage(state, oldest)
    exceeding.push(oldest.item)
  }
  await deleteMessages(state, message.stream, exceeding)
}

import type { Sender } from '../mailbox.js'
import { deleteMessages } from './deleteMessages.js'
import { freeStream } from './freeStream.js'
import type { StreamChange, StreamMessage } from './streamChange.js'
import { forgetBefore, forgetMessage, recordMessage, recordsOf } from './streamRecords.js'
import type { StreamRoomDeps, StreamRoomState } from './streamRoomState.js'

/** Evicts messages from streams of JetStream. A full stream by itself only refuses new messages. */
export type StreamRoom = {
  /**
   * Records a stored message. Deletes the oldest messages of its sender that exceed the sender's share of the stream.
   */
  add(message: StreamMessage, sender: Sender | undefined): Promise<void>
  /** Deletes messages of a full stream: of the sender that stores most or, if none stores much, the oldest ones. */
  free(stream: string, bytes: number): Promise<void>
  /** Records a change that another relay made. */
  apply(change: StreamChange): void
}

/**
 * Knows only the senders of messages that relays stored since this process started, because streams contain no IP
 * addresses. Deletes older messages by age.
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
 * Records a change that another relay made. Deletes nothing: the relay that stored a message enforces the share of its
 * sender.
 */
function applyChange(state: StreamRoomState, change: StreamChange): void {
  if (change.type === 'stored') return recordMessage(state, change.message, change.sender)
  if (change.type === 'purged') return forgetBefore(state, change.stream, change.before)
  const { bySequence } = recordsOf(state, change.stream)
  for (const sequence of change.sequences) forgetMessage(state, bySequence.get(sequence))
}

/** Records a stored message. Deletes the oldest messages of its sender that exceed the sender's share of the stream. */
async function addMessage(state: StreamRoomState, message: StreamMessage, sender: Sender | undefined): Promise<void> {
  const { ledger } = recordsOf(state, message.stream)
  recordMessage(state, message, sender)
  if (sender) state.deps.sendChange({ type: 'stored', message, sender })
  const exceeding: StreamMessage[] = []
  for (;;) {
    const network = ledger.exceededNetwork(sender, 0)
    const oldest = network === undefined ? undefined : ledger.nextToEvict(network)
    if (!oldest) break
    forgetMessage(state, oldest)
    exceeding.push(oldest.item)
  }
  await deleteMessages(state, message.stream, exceeding)
}

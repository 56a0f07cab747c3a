import type { Sender } from '../mailbox.js'
import { addMessage } from './addMessage.js'
import { applyChange } from './applyChange.js'
import { freeStream } from './freeStream.js'
import type { StreamChange, StreamMessage } from './streamChange.js'
import type { StreamRoomDeps, StreamRoomState } from './streamRoomState.js'

/** Makes room in streams of JetStream, which by themselves only refuse messages when they are full. */
export type StreamRoom = {
  /** Records a stored message. Deletes the oldest messages of its sender that exceed the sender's share of the stream. */
  add(message: StreamMessage, sender: Sender | undefined): Promise<void>
  /** Deletes messages of a full stream: of the sender that holds most or, where none holds much, the oldest ones. */
  free(stream: string, bytes: number): Promise<void>
  /** Records a change that another relay made. */
  apply(change: StreamChange): void
}

/** Knows the senders of messages that relays stored while this process runs. The store contains no addresses, so older messages are deleted by age. */
export function createStreamRoom(deps: StreamRoomDeps): StreamRoom {
  const state: StreamRoomState = { deps, streams: new Map(), freeing: new Map() }
  return {
    add: (message, sender) => addMessage(state, message, sender),
    free: (stream, bytes) => freeStream(state, stream, bytes),
    apply: (change) => applyChange(state, change),
  }
}

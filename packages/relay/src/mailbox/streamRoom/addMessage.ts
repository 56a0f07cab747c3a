import type { Sender } from '../mailbox.js'
import { deleteMessages } from './deleteMessages.js'
import type { StreamMessage } from './streamChange.js'
import { forgetMessage, recordMessage, recordsOf } from './streamRecords.js'
import type { StreamRoomState } from './streamRoomState.js'

/** Records a stored message. Deletes the oldest messages of its sender that exceed the sender's share of the stream. */
export async function addMessage(
  state: StreamRoomState,
  message: StreamMessage,
  sender: Sender | undefined,
): Promise<void> {
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

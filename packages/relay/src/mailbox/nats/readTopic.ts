import type { StoredMessage } from '../mailbox.js'
import type { NatsMailboxState } from './natsMailboxState.js'
import { parseStoredMessage } from './parseStoredMessage.js'
import { spans } from './spans.js'

/** Returns the unexpired messages of a topic from all streams, oldest first. */
export async function readTopic(state: NatsMailboxState, topic: string): Promise<readonly StoredMessage[]> {
  const found = await Promise.all(spans.map(({ name }) => readSpan(state, name, topic)))
  return found.flat().sort((one, other) => one.publishedAt - other.publishedAt)
}

async function readSpan({ deps, manager }: NatsMailboxState, span: string, topic: string): Promise<StoredMessage[]> {
  const { clock, streams } = deps
  const found: StoredMessage[] = []
  let query = { seq: 1, next_by_subj: `${streams.prefix}.${span}.${topic}` }
  for (;;) {
    const stored = await manager.streams.getMessage(`${streams.prefix}-${span}`, query)
    if (!stored) return found
    query = { ...query, seq: stored.seq + 1 }
    const message = parseStoredMessage(topic, stored.data)
    if (message && message.expiresAt > clock.now()) found.push(message)
  }
}

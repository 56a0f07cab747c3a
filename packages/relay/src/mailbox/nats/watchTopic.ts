import type { StoredMessage } from '../mailbox.js'
import type { NatsMailboxState } from './natsMailboxState.js'
import { parseStoredMessage } from './parseStoredMessage.js'

/** Subscribes to a topic in all streams. No message that is published after the promise resolved is missed. */
export async function watchTopic(
  { deps, watchers }: NatsMailboxState,
  topic: string,
  onMessage: (message: StoredMessage) => void,
): Promise<() => void> {
  const { connection, streams } = deps
  const removeWatcher = watchers.add(topic, onMessage)
  const subscription = connection.subscribe(`${streams.prefix}.*.${topic}`, {
    callback: (error, { data }) => {
      const message = error ? undefined : parseStoredMessage(topic, data)
      if (message) onMessage(message)
    },
  })
  const stop = () => {
    removeWatcher()
    subscription.unsubscribe()
  }
  try {
    // No message published after the server's response to this is missed.
    await connection.flush()
  } catch (error) {
    stop()
    throw error
  }
  return stop
}

import type { StoredMessage } from '../mailbox/mailbox.js'
import { textSize } from '../mailbox/storedSize.js'

/** Cursors of the incomplete fetches of a connection: the last returned message of each topic. */
export type Pages = Map<string, Pick<StoredMessage, 'id' | 'publishedAt'>>

export type FetchedMessage = Pick<StoredMessage, 'attestation' | 'message' | 'publishedAt' | 'tag' | 'topic'>

const pageBytes = 4 * 1024 * 1024
const mostPages = 5_000
/** Memory of a cursor: the topic, the id of the message, and the entry of the map. */
const positionBytes = 300

export type FetchedPage = { readonly messages: readonly FetchedMessage[]; readonly hasMore: boolean }

/**
 * Returns stored messages of topics, up to 4 MiB per response. After `hasMore: true`, the same request continues with
 * the next messages. After `hasMore: false`, it starts from the beginning. `charge` counts the memory of `pages`; a
 * negative number releases it.
 */
export async function fetchPage(
  topics: readonly string[],
  pages: Pages,
  read: (topic: string) => Promise<readonly StoredMessage[]>,
  charge: (bytes: number) => void,
): Promise<FetchedPage> {
  const before = pages.size
  try {
    return await readPage(topics, pages, read)
  } finally {
    charge((pages.size - before) * positionBytes)
  }
}

async function readPage(
  topics: readonly string[],
  pages: Pages,
  read: (topic: string) => Promise<readonly StoredMessage[]>,
): Promise<FetchedPage> {
  const messages: FetchedMessage[] = []
  let bytes = 0
  for (const topic of new Set(topics)) {
    // One topic at a time: together, they could have gigabytes of messages in a shared store.
    for (const stored of rest(await read(topic), pages.get(topic))) {
      bytes += textSize(stored.message) + textSize(stored.attestation ?? '')
      if (bytes > pageBytes && messages.length > 0) return { messages, hasMore: true }
      messages.push(formatMessage(stored))
      pages.delete(topic)
      pages.set(topic, { id: stored.id, publishedAt: stored.publishedAt })
      const [oldest] = pages.size > mostPages ? pages.keys() : []
      if (oldest !== undefined) pages.delete(oldest)
    }
  }
  for (const topic of topics) pages.delete(topic)
  return { messages, hasMore: false }
}

function rest(messages: readonly StoredMessage[], last: Pick<StoredMessage, 'id' | 'publishedAt'> | undefined) {
  if (!last) return messages
  const index = messages.findIndex(({ id }) => id === last.id)
  // The last returned message may have expired.
  return index < 0 ? messages.filter(({ publishedAt }) => publishedAt >= last.publishedAt) : messages.slice(index + 1)
}

function formatMessage({ topic, message, publishedAt, tag, attestation }: StoredMessage): FetchedMessage {
  return { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
}

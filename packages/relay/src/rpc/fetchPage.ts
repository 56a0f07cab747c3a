import type { StoredMessage } from '../mailbox/mailbox.js'
import { textSize } from '../mailbox/storedSize.js'

/** For each topic of an unfinished response, the last returned message. One cursor per connection. */
export type Pages = Map<string, Pick<StoredMessage, 'id' | 'publishedAt'>>

export type FetchedMessage = Pick<StoredMessage, 'attestation' | 'message' | 'publishedAt' | 'tag' | 'topic'>

const pageBytes = 4 * 1024 * 1024
const mostPages = 5_000
/** Memory of a position: the topic, the id of the message, and the entry of the map. */
const positionBytes = 300

export type FetchedPage = { readonly messages: readonly FetchedMessage[]; readonly hasMore: boolean }

/**
 * Returns stored messages of topics, up to 4 MiB in one answer. After `hasMore: true` the same request continues with
 * the next messages; after the last answer it starts from the beginning. `charge` counts the memory of `pages`;
 * negative: it is free again.
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
    // One topic at a time: all of them could be gigabytes of a shared store.
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
  // It may have expired since.
  return index < 0 ? messages.filter(({ publishedAt }) => publishedAt >= last.publishedAt) : messages.slice(index + 1)
}

function formatMessage({ topic, message, publishedAt, tag, attestation }: StoredMessage): FetchedMessage {
  return { topic, message, publishedAt, tag, ...(attestation === undefined ? {} : { attestation }) }
}

import type { JetStreamManager } from '@nats-io/jetstream'
import type { RelayClock } from '../ports.js'
import { createHoldings, type Holding, type Holdings } from './createHoldings.js'
import type { Sender } from './mailbox.js'
import type { StreamChange, StreamMessage } from './streamChange.js'

/** Makes room in streams of JetStream, which by themselves only refuse messages when they are full. */
export type StreamRoom = {
  /** Records a stored message. Deletes the oldest messages of its sender that exceed the sender's share of the stream. */
  add(message: StreamMessage, sender: Sender | undefined): Promise<void>
  /** Deletes messages of a full stream: of the sender that holds most or, where none holds much, the oldest ones. */
  free(stream: string, bytes: number): Promise<void>
  /** Records a change that another relay made. */
  apply(change: StreamChange): void
}

type Records = {
  readonly holdings: Holdings<StreamMessage>
  readonly bySequence: Map<number, Holding<StreamMessage>>
  sweptAt: number
}

/** What the server stores of a message besides its text. */
const messageBytes = 256
// About 20 MB of records for each stream. The senders of further messages are forgotten.
const mostRecords = 65_536
const sweepMs = 60_000
const deletesAtOnce = 64

/**
 * Knows the senders of messages that relays stored while this process runs. The store contains no addresses, so older messages are deleted by age.
 *
 * @param streamBytes - The size of each stream.
 * @param tell - Tells the other relays a change of this one.
 */
export function createStreamRoom({
  manager,
  clock,
  streamBytes,
  tell,
}: {
  readonly manager: () => JetStreamManager
  readonly clock: Pick<RelayClock, 'monotonic' | 'now'>
  readonly streamBytes: number
  readonly tell: (change: StreamChange) => void
}): StreamRoom {
  const streams = new Map<string, Records>()
  const freeing = new Map<string, Promise<void>>()

  return {
    async add(message, sender) {
      const records = recordsOf(message.stream)
      record(message, sender)
      if (sender) tell({ type: 'stored', message, sender })
      const exceeding: StreamMessage[] = []
      for (;;) {
        const network = records.holdings.exceeded(sender, 0)
        const oldest = network === undefined ? undefined : records.holdings.heaviest(network)
        if (!oldest) break
        forget(oldest)
        exceeding.push(oldest.item)
      }
      await deleteAll(message.stream, exceeding)
    },
    free(stream, bytes) {
      // Everyone who finds the stream full waits for the same deletion.
      const known = freeing.get(stream)
      if (known) return known
      const deletion = deleteHeaviest(stream, Math.max(2 * bytes, streamBytes / 4_096)).finally(() =>
        freeing.delete(stream),
      )
      freeing.set(stream, deletion)
      return deletion
    },
    apply(change) {
      // The relay that stored a message deletes those that exceed the sender's share.
      if (change.type === 'stored') return record(change.message, change.sender)
      if (change.type === 'purged') return forgetBefore(change.stream, change.before)
      const { bySequence } = recordsOf(change.stream)
      for (const sequence of change.sequences) forget(bySequence.get(sequence))
    },
  }

  function recordsOf(stream: string): Records {
    const known = streams.get(stream) ?? {
      holdings: createHoldings<StreamMessage>(),
      bySequence: new Map(),
      sweptAt: clock.monotonic(),
    }
    streams.set(stream, known)
    if (clock.monotonic() - known.sweptAt < sweepMs) return known
    known.sweptAt = clock.monotonic()
    for (const holding of known.holdings.all()) if (holding.item.until <= clock.now()) forget(holding)
    return known
  }

  function record(message: StreamMessage, sender: Sender | undefined) {
    const { holdings, bySequence } = recordsOf(message.stream)
    bySequence.set(message.sequence, holdings.add(message, message.bytes + messageBytes, sender))
    if (holdings.count() > mostRecords) forget(holdings.heaviest())
  }

  function forget(holding: Holding<StreamMessage> | undefined) {
    if (!holding) return
    const records = streams.get(holding.item.stream)
    records?.holdings.remove(holding)
    records?.bySequence.delete(holding.item.sequence)
  }

  function forgetBefore(stream: string, before: number) {
    for (const holding of recordsOf(stream).holdings.all()) if (holding.item.sequence < before) forget(holding)
  }

  async function deleteHeaviest(stream: string, bytes: number): Promise<void> {
    const { holdings } = recordsOf(stream)
    const found: StreamMessage[] = []
    for (let freed = 0; freed < bytes; ) {
      const next = holdings.heaviest()
      if (!next || next.account.bytes < streamBytes / 256) break
      forget(next)
      found.push(next.item)
      freed += next.item.bytes
    }
    if (found.length > 0) return deleteAll(stream, found)
    const { state } = await manager().streams.info(stream)
    const before = state.first_seq + Math.ceil(state.messages / 64)
    await manager().streams.purge(stream, { seq: before })
    forgetBefore(stream, before)
    tell({ type: 'purged', stream, before })
  }

  async function deleteAll(stream: string, messages: readonly StreamMessage[]): Promise<void> {
    for (let start = 0; start < messages.length; start += deletesAtOnce) {
      const sequences = messages.slice(start, start + deletesAtOnce).map(({ sequence }) => sequence)
      // A message that is gone already is no failure, and one that stays is found again by its age.
      await Promise.allSettled(sequences.map((one) => manager().streams.deleteMessage(stream, one, false)))
      tell({ type: 'deleted', stream, sequences })
    }
  }
}

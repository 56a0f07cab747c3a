import { createLedger, type LedgerEntry } from '../createLedger.js'
import type { Sender } from '../mailbox.js'
import type { StreamMessage } from './streamChange.js'
import type { StreamRecords, StreamRoomState } from './streamRoomState.js'

/** Overhead of a stored message. */
const messageBytes = 256
// About 20 MB of records per stream. The relay does not know the senders of further messages.
const mostRecords = 65_536
const sweepMs = 60_000

/** Returns the records of a stream. Once a minute, removes those of expired messages. */
export function recordsOf(state: StreamRoomState, stream: string): StreamRecords {
  const { deps, streams } = state
  const { clock } = deps
  const known = streams.get(stream) ?? {
    ledger: createLedger<StreamMessage>(),
    bySequence: new Map(),
    sweptAt: clock.monotonic(),
  }
  streams.set(stream, known)
  if (clock.monotonic() - known.sweptAt < sweepMs) return known
  known.sweptAt = clock.monotonic()
  for (const entry of known.ledger.all()) if (entry.item.until <= clock.now()) forgetMessage(state, entry)
  return known
}

/** Records a message. If there are too many records, removes the oldest one of the sender that stored most. */
export function recordMessage(state: StreamRoomState, message: StreamMessage, sender: Sender | undefined): void {
  const { ledger, bySequence } = recordsOf(state, message.stream)
  bySequence.set(message.sequence, ledger.add(message, message.bytes + messageBytes, sender))
  if (ledger.count() > mostRecords) forgetMessage(state, ledger.nextToEvict())
}

/** Removes the record of a message. */
export function forgetMessage({ streams }: StreamRoomState, entry: LedgerEntry<StreamMessage> | undefined): void {
  if (!entry) return
  const records = streams.get(entry.item.stream)
  records?.ledger.remove(entry)
  records?.bySequence.delete(entry.item.sequence)
}

/** Removes the records of all messages with a lower sequence. */
export function forgetBefore(state: StreamRoomState, stream: string, before: number): void {
  for (const entry of recordsOf(state, stream).ledger.all())
    if (entry.item.sequence < before) forgetMessage(state, entry)
}

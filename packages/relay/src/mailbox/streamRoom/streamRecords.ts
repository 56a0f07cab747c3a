import { createHoldings, type Holding } from '../createHoldings.js'
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
    holdings: createHoldings<StreamMessage>(),
    bySequence: new Map(),
    sweptAt: clock.monotonic(),
  }
  streams.set(stream, known)
  if (clock.monotonic() - known.sweptAt < sweepMs) return known
  known.sweptAt = clock.monotonic()
  for (const holding of known.holdings.all()) if (holding.item.until <= clock.now()) forgetMessage(state, holding)
  return known
}

/** Records a message. If there are too many records, removes the oldest one of the sender that stored most. */
export function recordMessage(state: StreamRoomState, message: StreamMessage, sender: Sender | undefined): void {
  const { holdings, bySequence } = recordsOf(state, message.stream)
  bySequence.set(message.sequence, holdings.add(message, message.bytes + messageBytes, sender))
  if (holdings.count() > mostRecords) forgetMessage(state, holdings.heaviest())
}

/** Removes the record of a message. */
export function forgetMessage({ streams }: StreamRoomState, holding: Holding<StreamMessage> | undefined): void {
  if (!holding) return
  const records = streams.get(holding.item.stream)
  records?.holdings.remove(holding)
  records?.bySequence.delete(holding.item.sequence)
}

/** Removes the records of all messages with a lower sequence. */
export function forgetBefore(state: StreamRoomState, stream: string, before: number): void {
  for (const holding of recordsOf(state, stream).holdings.all())
    if (holding.item.sequence < before) forgetMessage(state, holding)
}

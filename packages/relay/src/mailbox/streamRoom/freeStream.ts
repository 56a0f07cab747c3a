import { deleteMessages } from './deleteMessages.js'
import type { StreamMessage } from './streamChange.js'
import { forgetBefore, forgetMessage, recordsOf } from './streamRecords.js'
import type { StreamRoomState } from './streamRoomState.js'

/**
 * Deletes messages of a full stream: of the sender that stores most or, if none stores much, the oldest ones.
 * Concurrent calls share one deletion.
 */
export function freeStream(state: StreamRoomState, stream: string, bytes: number): Promise<void> {
  const { deps, freeing } = state
  const known = freeing.get(stream)
  if (known) return known
  const deletion = deleteHeaviest(state, stream, Math.max(2 * bytes, deps.streamBytes / 4_096)).finally(() =>
    freeing.delete(stream),
  )
  freeing.set(stream, deletion)
  return deletion
}

async function deleteHeaviest(state: StreamRoomState, stream: string, bytes: number): Promise<void> {
  const { ledger } = recordsOf(state, stream)
  const found: StreamMessage[] = []
  for (let freed = 0; freed < bytes; ) {
    const next = ledger.nextToEvict()
    if (!next || next.account.bytes < state.deps.streamBytes / 256) break
    forgetMessage(state, next)
    found.push(next.item)
    freed += next.item.bytes
  }
  return found.length > 0 ? deleteMessages(state, stream, found) : deleteOldest(state, stream)
}

async function deleteOldest(state: StreamRoomState, stream: string): Promise<void> {
  const { manager, sendChange } = state.deps
  const { state: stored } = await manager().streams.info(stream)
  const before = stored.first_seq + Math.ceil(stored.messages / 64)
  await manager().streams.purge(stream, { seq: before })
  forgetBefore(state, stream, before)
  sendChange({ type: 'purged', stream, before })
}

import type { ICore, JsonRpcRecord } from '@walletconnect/types'
import type { Relayer } from '../relay/createRelayer.js'

export type FollowedRequest<T> = {
  /** Returns whether a recorded request is the one that `send` creates. */
  isOwn(params: unknown): boolean
  /** After it aborts, a pending request is not sent. */
  readonly signal: AbortSignal
  /** Receives the record of the request, with its id, before the relay is called. */
  onRecord(record: JsonRpcRecord): void
  send(): Promise<T>
}

/** Sends a request through the library, and reports its record early: `send` returns the id only after the relay accepted it. */
export async function followRequest<T>(
  { core, relayer }: { readonly core: ICore; readonly relayer: Pick<Relayer, 'bind'> },
  { isOwn, signal, onRecord, send }: FollowedRequest<T>,
): Promise<T> {
  const onCreated = (record: JsonRpcRecord) => {
    if (!isOwn(record.request.params)) return
    relayer.bind(record.id, signal)
    onRecord(record)
  }
  core.history.on('history_created', onCreated)
  try {
    return await send()
  } finally {
    core.history.off('history_created', onCreated)
  }
}

import type { ICore, JsonRpcRecord } from '@walletconnect/types'
import type { Relayer } from '../relay/createRelayer.js'

export type FollowedRequest<T> = {
  /** Whether the parameters of a request are those of the own one. */
  isOwn(params: unknown): boolean
  /** Once it is given up, what has not been sent is not sent any more. */
  readonly signal: AbortSignal
  /** Hears under which id the client keeps the request, before the relay is called. */
  onRecord(record: JsonRpcRecord): void
  send(): Promise<T>
}

/** Sends a request through the client, which tells its id only once the relay has taken it. */
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

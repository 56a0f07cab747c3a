import { readField } from '@latchkey/common'
import type { SignClient } from '@walletconnect/sign-client'
import type { ICore, JsonRpcRecord } from '@walletconnect/types'
import type { Relayer } from '../relay/createRelayer.js'

/** The library's client. */
export type Sign = Awaited<ReturnType<typeof SignClient.init>>

export type FollowedRequest<T> = {
  /** Returns whether a recorded request is the one that `send` creates. */
  isOwn(params: unknown): boolean
  /** After it aborts, a pending request is not sent. */
  readonly signal: AbortSignal
  /** Receives the record of the request, with its id, before the relay is called. */
  onRecord(record: JsonRpcRecord): void
  send(): Promise<T>
}

/**
 * Sends a request through the library, and reports its record early: `send` returns the id only after the relay
 * accepted it.
 */
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

/** Requests of the library that wait for a wallet. */
const kinds: readonly (string | undefined)[] = ['session_request', 'session_connect', 'session_extend']

/**
 * Rejects the library's pending proposals and requests, all or the one with this id, and clears their timers of five
 * minutes. The library has no method for this, so this emits the event of a failed response.
 */
export function cancelPending(sign: Sign, id?: number): void {
  const events = readField(sign.engine, 'events')
  const eventNames = readField(events, 'eventNames')
  const emit = readField(events, 'emit')
  if (typeof eventNames !== 'function' || typeof emit !== 'function') return
  const names: unknown = Reflect.apply(eventNames, events, [])
  for (const name of Array.isArray(names) ? names : []) {
    if (typeof name !== 'string') continue
    const [kind, number] = name.split(':')
    if (!kinds.includes(kind)) continue
    if (id !== undefined && number !== String(id)) continue
    Reflect.apply(emit, events, [name, { error: { code: 0, message: 'ended' } }])
  }
}

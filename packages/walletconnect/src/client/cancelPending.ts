import { readField } from '@latchkey/common'
import type { Sign } from './sign.js'

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

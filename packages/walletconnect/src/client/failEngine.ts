import { readField } from '@latchkey/common'
import type { Sign } from './sign.js'

/**
 * Ends what the client waits for, whose timers of five minutes it would keep otherwise: proposals without an answer and
 * requests, all or those with this id.
 */
export function failEngine(sign: Sign, id?: number): void {
  const events = readField(sign.engine, 'events')
  const eventNames = readField(events, 'eventNames')
  if (typeof eventNames !== 'function') return
  const names: unknown = Reflect.apply(eventNames, events, [])
  for (const name of Array.isArray(names) ? names : []) {
    if (typeof name !== 'string') continue
    const [kind, number] = name.split(':')
    if ((kind !== 'session_request' && kind !== 'session_connect') || (id !== undefined && number !== String(id)))
      continue
    const emit = readField(events, 'emit')
    if (typeof emit === 'function') Reflect.apply(emit, events, [name, { error: { code: 0, message: 'ended' } }])
  }
}

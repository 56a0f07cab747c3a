import { type Clock, listOf, objectOf, type Parser, readField, recordOf, text } from '@latchkey/common'
import type { ICore, SessionTypes } from '@walletconnect/types'
import type { EventOrder } from '../relay/createEventOrder.js'
import type { TopicMessage } from '../relay/safeParseRelayMessage.js'

/** The state of the client that a message is checked against. */
export type Known = {
  readonly core: {
    readonly crypto: Pick<ICore['crypto'], 'decode'> & { readonly keychain: Pick<ICore['crypto']['keychain'], 'has'> }
    readonly history: Pick<ICore['history'], 'keys' | 'exists'>
  }
  session(topic: string): GrantedSession | undefined
  readonly order: EventOrder
  readonly clock: Pick<Clock, 'now'>
}

type GrantedSession = Pick<SessionTypes.Struct, 'namespaces' | 'expiry'>

const account: Parser<string> = text({ max: 256, pattern: /^[^:\s]+:[^:\s]+:[^:\s]+$/ })
const names = listOf(text({ max: 128, pattern: /\S/ }), { max: 500 })
const namespaces = recordOf(objectOf({ accounts: listOf(account, { max: 1_000 }), methods: names, events: names }), {
  max: 32,
})
const metadata = objectOf({ name: text() })
const settlement = objectOf({
  relay: objectOf({ protocol: text() }),
  controller: objectOf({ publicKey: text({ max: 64, pattern: /^[\da-f]{64}$/ }), metadata }),
  namespaces,
  expiry: (input) =>
    typeof input === 'number' && input > 0 ? { ok: true, value: input } : { ok: false, reason: 'not a time' },
})
const event = objectOf({ chainId: text({ max: 64 }), event: objectOf({ name: text({ max: 128, pattern: /\S/ }) }) })
/** Longest accepted lifetime of a session, in seconds. Sessions usually last a week. */
const longestS = 366 * 86_400

/**
 * Whether the library may process a message. A page accepts no requests and no proposals, and the library does not
 * reject every malformed message itself. A response is accepted only for a request of this page load: the relay sends
 * it to all tabs, and requests are not stored.
 */
export async function isAcceptableMessage(
  { core, session, order, clock }: Known,
  { topic, message, publishedAt }: TopicMessage,
): Promise<boolean> {
  if (!core.crypto.keychain.has(topic)) return false
  const payload: unknown = await core.crypto.decode(topic, message).catch(() => undefined)
  const id = readField(payload, 'id')
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return false
  const method = readField(payload, 'method')
  if (method === undefined) return core.history.keys.includes(id) && (await core.history.exists(topic, id))
  const params = readField(payload, 'params')
  if (typeof method !== 'string' || !isUsable(method, params, session(topic), clock.now())) return false
  if (method === 'wc_sessionUpdate') return order.advance(topic, 'update', publishedAt)
  if (method !== 'wc_sessionEvent') return true
  const [namespace = ''] = String(readField(params, 'chainId')).split(':')
  const name = String(readField(readField(params, 'event'), 'name'))
  return order.advance(topic, eventKind(namespace, name), publishedAt)
}

function isUsable(method: string, params: unknown, session: GrantedSession | undefined, nowMs: number): boolean {
  if (method === 'wc_sessionSettle') {
    const parsed = settlement(params)
    return !session && parsed.ok && isConforming(parsed.value.namespaces) && isSensible(parsed.value.expiry, nowMs)
  }
  if (!session || nowMs >= session.expiry * 1_000) return false
  switch (method) {
    case 'wc_sessionUpdate': {
      const parsed = objectOf({ namespaces })(params)
      return parsed.ok && isConforming(parsed.value.namespaces)
    }
    case 'wc_sessionEvent': {
      const parsed = event(params)
      return parsed.ok && isGranted(session, parsed.value.chainId, parsed.value.event.name)
    }
    case 'wc_sessionExtend':
    case 'wc_sessionPing':
    case 'wc_sessionDelete':
      return true
    default:
      return false
  }
}

/** Whether every entry for a single chain has an account of that chain. */
function isConforming(granted: Readonly<Record<string, { readonly accounts: readonly string[] }>>): boolean {
  const entries = Object.entries(granted)
  return (
    entries.length > 0 &&
    entries.every(([key, { accounts }]) => !key.includes(':') || accounts.some((entry) => entry.startsWith(`${key}:`)))
  )
}

function isSensible(expiryS: number, nowMs: number): boolean {
  const seconds = expiryS - nowMs / 1_000
  return seconds > 0 && seconds < longestS
}

function isGranted(session: GrantedSession, chainId: string, name: string): boolean {
  return Object.values(session.namespaces).some(
    ({ accounts, events }) => events.includes(name) && accounts.some((entry) => entry.startsWith(`${chainId}:`)),
  )
}

/**
 * Kind of a wallet event. A newer event of a kind replaces older ones. Each namespace has its own accounts and network.
 */
export function eventKind(namespace: string, name: string): string {
  return `event ${namespace} ${name}`
}

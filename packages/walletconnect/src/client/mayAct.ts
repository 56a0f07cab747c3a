import { listOf, objectOf, type Parser, readField, recordOf, text } from '@latchkey/common'
import type { ICore, SessionTypes } from '@walletconnect/types'
import type { NewsOrder } from '../relay/createNewsOrder.js'
import type { TopicMessage } from '../relay/safeParseRelayMessage.js'
import { eventKind } from './eventKind.js'

/** What is asked when a message comes: the client's own knowledge, as it is then. */
export type Known = {
  readonly core: {
    readonly crypto: Pick<ICore['crypto'], 'decode'> & { readonly keychain: Pick<ICore['crypto']['keychain'], 'has'> }
    readonly history: Pick<ICore['history'], 'keys' | 'exists'>
  }
  session(topic: string): GrantedSession | undefined
  readonly order: NewsOrder
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
/** A session lasts a week; one that says it lasts longer than a year says nothing. */
const longestS = 366 * 86_400

/**
 * Whether the client may act on a message. A page answers no requests and sees no proposals; and the client lets some of
 * what it cannot use through, or fails where nobody sees it. Other tabs' messages pass here, too: an answer counts only
 * where it was asked for.
 */
export async function mayAct(
  { core, session, order }: Known,
  { topic, message, publishedAt }: TopicMessage,
): Promise<boolean> {
  if (!core.crypto.keychain.has(topic)) return false
  const payload: unknown = await core.crypto.decode(topic, message).catch(() => undefined)
  const id = readField(payload, 'id')
  if (typeof id !== 'number' || !Number.isSafeInteger(id)) return false
  const method = readField(payload, 'method')
  if (method === undefined) return core.history.keys.includes(id) && (await core.history.exists(topic, id))
  const params = readField(payload, 'params')
  if (typeof method !== 'string' || !isUsable(method, params, session(topic))) return false
  if (method === 'wc_sessionUpdate') return order.advance(topic, 'update', publishedAt)
  if (method !== 'wc_sessionEvent') return true
  const [namespace = ''] = String(readField(params, 'chainId')).split(':')
  const name = String(readField(readField(params, 'event'), 'name'))
  return order.advance(topic, eventKind(namespace, name), publishedAt)
}

function isUsable(method: string, params: unknown, session: GrantedSession | undefined): boolean {
  if (method === 'wc_sessionSettle') {
    const parsed = settlement(params)
    return !session && parsed.ok && isConforming(parsed.value.namespaces) && isSensible(parsed.value.expiry)
  }
  if (!session || Date.now() >= session.expiry * 1_000) return false
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

/** A namespace that names one chain has accounts of that chain. */
function isConforming(granted: Readonly<Record<string, { readonly accounts: readonly string[] }>>): boolean {
  const entries = Object.entries(granted)
  return (
    entries.length > 0 &&
    entries.every(([key, { accounts }]) => !key.includes(':') || accounts.some((entry) => entry.startsWith(`${key}:`)))
  )
}

function isSensible(expiryS: number): boolean {
  const seconds = expiryS - Date.now() / 1_000
  return seconds > 0 && seconds < longestS
}

function isGranted(session: GrantedSession, chainId: string, name: string): boolean {
  return Object.values(session.namespaces).some(
    ({ accounts, events }) => events.includes(name) && accounts.some((entry) => entry.startsWith(`${chainId}:`)),
  )
}

import { type ChainNamespace, chainNamespaces, readField, safeParseCaipNetworkId } from '@latchkey/common'
import { currentNetworkId } from '../protocol/deprecatedNetworks.js'
import { closeSession } from './endSession.js'
import { readGrant } from './readGrant.js'
import { findStruct, type SessionsState } from './sessionsState.js'

type TopicEvent = { readonly topic: string }
type WalletEvent = TopicEvent & { readonly params: unknown }

/** Passes the library's session events to open sessions. Returns a function that stops it. */
export function watchLibrary(state: SessionsState): () => void {
  const { sign } = state.client
  const onUpdate = ({ topic }: TopicEvent) => updateSession(state, topic)
  const onEvent = (event: WalletEvent) => emitEvent(state, event)
  const onEnd = ({ topic }: TopicEvent) => closeSession(state, topic)
  sign.on('session_update', onUpdate)
  sign.on('session_event', onEvent)
  sign.on('session_delete', onEnd)
  sign.on('session_expire', onEnd)
  return () => {
    sign.off('session_update', onUpdate)
    sign.off('session_event', onEvent)
    sign.off('session_delete', onEnd)
    sign.off('session_expire', onEnd)
  }
}

/** Emits the update, and restores namespaces that the wallet had removed and grants again. */
function updateSession(state: SessionsState, topic: string): void {
  const { open, used, removed, options } = state
  const isGranted = (namespace: ChainNamespace) =>
    readGrant(findStruct(state, topic)?.namespaces ?? {}, namespace).accounts.length > 0
  const before = chainNamespaces.filter((namespace) => used.topic(namespace) === topic)
  open.get(topic)?.emit({ type: 'updated' })
  for (const namespace of before) if (!isGranted(namespace)) removed.set(namespace, topic)
  for (const [namespace, removedFrom] of [...removed]) {
    if (removedFrom !== topic || !isGranted(namespace)) continue
    removed.delete(namespace)
    if (used.topic(namespace) !== undefined || !open.get(topic)?.isUsed()) continue
    used.remember(namespace, topic)
    options.onGranted?.(namespace)
  }
}

function emitEvent({ open }: SessionsState, { topic, params }: WalletEvent): void {
  const network = safeParseCaipNetworkId(currentNetworkId(String(readField(params, 'chainId'))))
  const event = readField(params, 'event')
  const name = readField(event, 'name')
  if (!network.ok || typeof name !== 'string') return
  const { caipNetworkId, namespace } = network.value
  open.get(topic)?.emit({ type: 'event', name, data: readField(event, 'data'), networkId: caipNetworkId }, namespace)
}

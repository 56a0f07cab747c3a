import { type ChainNamespace, readField, safeParseCaipNetworkId, settleBy } from '@latchkey/common'
import { isKeyTaken } from '../client/createKeyChain.js'
import { createSendingTurns } from '../client/createSendingTurns.js'
import type { Client } from '../client/openClient.js'
import type { WalletConnectOptions } from '../walletConnect.js'
import { adoptStoredSessions } from './adoptStoredSessions.js'
import { askWallet } from './askWallet.js'
import { createSharedSession, type SharedSession } from './createSharedSession.js'
import { currentNetworkId } from './deprecatedNetworks.js'
import { endReason } from './endReason.js'
import { leavingKey, listLeaving } from './listLeaving.js'
import { readGrant } from './readGrant.js'

/** The sessions of a client. */
export type Sessions = {
  /** The one with this topic, `undefined` when it is gone. */
  get(topic: string): SharedSession | undefined
  isUsed(topic: string): boolean
  /** The newest that grants something in a namespace, also when another tab made it. */
  find(namespace: ChainNamespace): SharedSession | undefined
  /** How the wallet that is used in a namespace says it is opened again; its own word, unread. */
  redirect(namespace: ChainNamespace): unknown
  /** Ends one at the wallet. Never rejects, and never takes over 3 s. */
  drop(topic: string): Promise<void>
  /** Ends those whose time is over, and those that another tab ended. */
  check(): void
  /** Ends all on this page alone: the wallets are not told. */
  close(): void
}

/** Leaving never waits longer for the relay (FI20). */
const leaveMs = 3_000

/** Makes the {@link Sessions} of a client, and finishes what an earlier page could not: telling a wallet that its session ended. */
export function createSessions(
  client: Client,
  { ports: { clock, logger }, onSent }: Pick<WalletConnectOptions, 'ports' | 'onSent'>,
): Sessions {
  const { sign, core, storage } = client
  const told = { onSent, logger, turn: createSendingTurns(clock) }
  const shared = new Map<string, SharedSession>()
  const struct = (topic: string) => (sign.session.keys.includes(topic) ? sign.session.get(topic) : undefined)
  const isLive = (topic: string) => (struct(topic)?.expiry ?? 0) * 1_000 > Date.now() && core.crypto.keychain.has(topic)

  function noteLeaving(topics: readonly string[]): void {
    storage.replace(leavingKey, Object.fromEntries(topics.map((topic) => [topic, true])))
  }

  async function tellWallet(topic: string): Promise<void> {
    try {
      if (struct(topic)) await sign.disconnect({ topic, reason: endReason })
    } catch (error) {
      logger.debug('A wallet could not be told that its session ended.', error)
      return
    }
    noteLeaving(listLeaving(storage).filter((left) => left !== topic))
  }

  async function drop(topic: string): Promise<void> {
    end(topic)
    noteLeaving([...listLeaving(storage), topic])
    const told = tellWallet(topic)
    await settleBy(told, { clock, ms: leaveMs, onTimeout: () => new Error('late') }).catch(() => undefined)
  }

  function open(topic: string): SharedSession | undefined {
    const known = shared.get(topic)
    if (known) return known
    const session = struct(topic)
    if (!session || !isLive(topic)) return undefined
    const made = createSharedSession({
      topic,
      logger,
      granted: () => struct(topic)?.namespaces,
      peer: session.peer.metadata,
      ask: (request, over) => askWallet(client, { ...request, topic, peer: struct(topic)?.peer.metadata }, over, told),
      leave: () => drop(topic),
    })
    shared.set(topic, made)
    // The client would otherwise open a link that somebody left in the page's storage (R41).
    sign.session
      .update(topic, { sessionConfig: { ...session.sessionConfig, disableDeepLink: true } })
      .catch((error: unknown) => logger.debug('A session could not be stored.', error))
    core.relayer.subscribe(topic).catch((error: unknown) => logger.debug('A session could not be listened to.', error))
    return made
  }

  function end(topic: string): void {
    const session = shared.get(topic)
    shared.delete(topic)
    session?.end()
  }

  /** Another tab told the wallet: here nothing is left to do but to forget. */
  function forget(topic: string): void {
    core.expirer.del(topic)
    core.relayer.unsubscribe(topic).catch(() => undefined)
    sign.session.delete(topic, endReason).catch(() => undefined)
    core.crypto.keychain.del(topic).catch(() => undefined)
  }

  const onUpdate = ({ topic }: { readonly topic: string }) => shared.get(topic)?.tell({ type: 'updated' })
  const onEnd = ({ topic }: { readonly topic: string }) => end(topic)
  const onEvent = ({ topic, params }: { readonly topic: string; readonly params: unknown }) => {
    const network = safeParseCaipNetworkId(currentNetworkId(String(readField(params, 'chainId'))))
    const event = readField(params, 'event')
    const name = readField(event, 'name')
    if (!network.ok || typeof name !== 'string') return
    shared
      .get(topic)
      ?.tell(
        { type: 'event', name, data: readField(event, 'data'), networkId: network.value.caipNetworkId },
        network.value.namespace,
      )
  }
  sign.on('session_update', onUpdate)
  sign.on('session_event', onEvent)
  sign.on('session_delete', onEnd)
  sign.on('session_expire', onEnd)
  for (const topic of listLeaving(storage)) {
    if (struct(topic)) core.relayer.subscribe(topic).catch(() => undefined)
    void tellWallet(topic)
  }

  return {
    get: open,
    find(namespace) {
      adoptStoredSessions({ sign, core, storage })
      const left = listLeaving(storage)
      const best = sign.session
        .getAll()
        .filter(
          ({ topic, namespaces }) =>
            !left.includes(topic) && isLive(topic) && readGrant(namespaces, namespace).accounts.length > 0,
        )
        .sort((one, other) => other.expiry - one.expiry || (one.topic < other.topic ? -1 : 1))[0]
      return best && open(best.topic)
    },
    isUsed: (topic) => shared.get(topic)?.isUsed() ?? false,
    redirect(namespace) {
      const used = [...shared.values()].find((session) => session.isUsed(namespace))
      return used && struct(used.topic)?.peer.metadata.redirect
    },
    drop,
    check() {
      for (const topic of [...shared.keys()]) {
        const isTaken = isKeyTaken(core.crypto.keychain, storage, topic)
        if (isLive(topic) && !isTaken) continue
        if (isTaken) forget(topic)
        end(topic)
      }
    },
    close() {
      sign.off('session_update', onUpdate)
      sign.off('session_event', onEvent)
      sign.off('session_delete', onEnd)
      sign.off('session_expire', onEnd)
      shared.clear()
    },
  }
}

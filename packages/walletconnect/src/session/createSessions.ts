import { type ChainNamespace, chainNamespaces, readField, safeParseCaipNetworkId, settleBy } from '@latchkey/common'
import { isKeyTaken } from '../client/createKeyChain.js'
import { createSendingTurns } from '../client/createSendingTurns.js'
import type { Client } from '../client/openClient.js'
import type { WalletConnectOptions } from '../walletConnect.js'
import { adoptStoredSessions } from './adoptStoredSessions.js'
import { askWallet } from './askWallet.js'
import { createSharedSession, type SharedSession } from './createSharedSession.js'
import { createUsedTopics } from './createUsedTopics.js'
import { currentNetworkId } from './deprecatedNetworks.js'
import { endReason } from './endReason.js'
import { leavingKey, listLeaving } from './listLeaving.js'
import { readGrant } from './readGrant.js'

/** The sessions of a client. */
export type Sessions = {
  /** The session that a wallet approved on this page, `undefined` when it is gone. */
  approved(topic: string): SharedSession | undefined
  isUsed(topic: string): boolean
  /**
   * The session that the namespace used last, also on an earlier page or in another tab; without a remembered one the session that was
   * made last and grants something there.
   */
  find(namespace: ChainNamespace): SharedSession | undefined
  /** The namespace uses this session from now on, also on the next page. */
  remember(namespace: ChainNamespace, topic: string): void
  /** The namespace no longer uses a session. One that no other namespace uses ends. Never rejects, and never takes over 3 s. */
  forget(namespace: ChainNamespace): Promise<void>
  /** The `redirect` of the wallet that a namespace uses, unparsed. */
  redirect(namespace: ChainNamespace): Redirect
  /** Ends one at the wallet. Never rejects, and never takes over 3 s. */
  drop(topic: string): Promise<void>
  /** Ends those whose time is over, and those that another tab ended. */
  check(): void
  /** Ends all on this page alone: the wallets are not told. */
  close(): void
}

/** A wallet's `redirect`, and whether it was read from storage, which code that ran on the page earlier may have rewritten. */
export type Redirect = { readonly redirect: unknown; readonly isStored: boolean }

/** Leaving never waits longer for the relay (FI20). */
const leaveMs = 3_000
/** A session that no namespace uses after this long is left over; until then another tab may be about to use it. */
const unusedMs = 60_000

/** Makes the {@link Sessions} of a client, and finishes what an earlier page could not: telling a wallet that its session ended. */
export function createSessions(
  client: Client,
  { ports: { clock, logger }, onSent, onGranted }: Pick<WalletConnectOptions, 'ports' | 'onSent' | 'onGranted'>,
): Sessions {
  const { sign, core, storage } = client
  const told = { onSent, logger, turn: createSendingTurns(clock) }
  const shared = new Map<string, SharedSession>()
  const used = createUsedTopics(storage)
  /** The topics of the sessions that a wallet approved since this page loaded. */
  const approved = new Set<string>()
  /** The namespaces that a wallet took away, with the topic of their session. */
  const taken = new Map<ChainNamespace, string>()
  let timer: unknown
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
    // Until the wallet knows, only the key is needed: no address stays in storage (R70).
    if (struct(topic))
      sign.session
        .update(topic, { namespaces: {} })
        .catch((error: unknown) => logger.debug('A session could not be stored.', error))
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
      noteSwitch: (namespace) => client.noteSwitch(topic, namespace),
      async leave(left, isLast) {
        for (const namespace of left) if (used.topic(namespace) === topic) used.forget(namespace)
        if (isLast && !used.has(topic)) await drop(topic)
      },
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
    used.forgetTopic(topic)
    session?.end()
  }

  /** Whether a stored session is neither used by a namespace nor about to be ended. */
  const isUnused = (topic: string) =>
    isLive(topic) && !used.has(topic) && !shared.get(topic)?.isUsed() && !listLeaving(storage).includes(topic)

  /** Ends the sessions that no namespace uses, such as those of a page that was closed while it connected. */
  function endUnusedLater(): void {
    const unused = sign.session.keys.filter(isUnused)
    if (unused.length === 0 || timer !== undefined) return
    timer = clock.setTimeout(() => {
      timer = undefined
      for (const topic of unused.filter(isUnused)) void drop(topic)
    }, unusedMs)
  }

  /** Another tab told the wallet: here nothing is left to do but to forget. */
  function forget(topic: string): void {
    core.expirer.del(topic)
    core.relayer.unsubscribe(topic).catch(() => undefined)
    sign.session.delete(topic, endReason).catch(() => undefined)
    core.crypto.keychain.del(topic).catch(() => undefined)
  }

  const isGranted = (topic: string, namespace: ChainNamespace) =>
    readGrant(struct(topic)?.namespaces ?? {}, namespace).accounts.length > 0
  const onUpdate = ({ topic }: { readonly topic: string }) => {
    const before = chainNamespaces.filter((namespace) => used.topic(namespace) === topic)
    shared.get(topic)?.tell({ type: 'updated' })
    for (const namespace of before) if (!isGranted(topic, namespace)) taken.set(namespace, topic)
    for (const [namespace, lost] of [...taken]) {
      if (lost !== topic || !isGranted(topic, namespace)) continue
      taken.delete(namespace)
      if (used.topic(namespace) !== undefined || !shared.get(topic)?.isUsed()) continue
      used.remember(namespace, topic)
      onGranted?.(namespace)
    }
  }
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
    approved(topic) {
      approved.add(topic)
      return open(topic)
    },
    find(namespace) {
      adoptStoredSessions({ sign, core, storage })
      endUnusedLater()
      const left = listLeaving(storage)
      // The client keeps them in the order in which they were made.
      const topics = sign.session
        .getAll()
        .filter(
          ({ topic, namespaces }) =>
            !left.includes(topic) && isLive(topic) && readGrant(namespaces, namespace).accounts.length > 0,
        )
        .map(({ topic }) => topic)
      const best = topics.find((topic) => topic === used.topic(namespace)) ?? topics.at(-1)
      return best === undefined ? undefined : open(best)
    },
    remember: used.remember,
    async forget(namespace) {
      const topic = used.topic(namespace)
      used.forget(namespace)
      if (topic !== undefined && isUnused(topic)) await drop(topic)
    },
    isUsed: (topic) => shared.get(topic)?.isUsed() ?? false,
    redirect(namespace) {
      const used = [...shared.values()].find((session) => session.isUsed(namespace))
      return {
        redirect: used && struct(used.topic)?.peer.metadata.redirect,
        isStored: used !== undefined && !approved.has(used.topic),
      }
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
      if (timer !== undefined) clock.clearTimeout(timer)
      shared.clear()
    },
  }
}

import { readField } from '@latchkey/common'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import type { PhoneStorage } from './createPhoneStorage.js'
import type { PhonePeer } from './phoneSession.js'
import { readAttestation } from './readAttestation.js'

/** The used part of the WalletConnect client. */
export type QuietClient = {
  readonly client: InstanceType<typeof SignClient>
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  isOnline(): boolean
  close(): Promise<void>
}

type SignOptions = NonNullable<Parameters<typeof SignClient.init>[0]>

/** Time in ms that closing waits for the relay to confirm pending messages. */
const graceMs = 1_000
const logger = 'silent'
const prefix = 'latchkey-phone'

/** Starts a client that contacts only the relay and writes nothing to the console. */
export async function createQuietClient(options: {
  readonly relayUrl: string
  readonly projectId: string
  readonly metadata: PhonePeer & { readonly redirect?: object }
  readonly storage: PhoneStorage
  /** Public key of the verify server. Without it, no attestation is checked. */
  readonly verifyKey?: JsonWebKey | undefined
  /** Called when the relay connects or disconnects. */
  onConnection?(): void
}): Promise<QuietClient> {
  const { relayUrl, projectId, storage, verifyKey } = options
  const common = { relayUrl, projectId, storage, logger, telemetryEnabled: false }
  const core = new Core({ ...common, customStoragePrefix: prefix })
  // The client would reuse this core for the next client with the same prefix, and log a warning.
  for (const key of [`_walletConnectCore_${prefix}`, `_walletConnectCore_${prefix}_count`])
    Reflect.deleteProperty(globalThis, key)
  const nothing = async () => undefined
  Object.assign(core.eventClient, { init: nothing })
  // The client would fetch the key from WalletConnect's server.
  const resolve = ({
    attestationId,
    encryptedId,
  }: {
    readonly attestationId?: string
    readonly encryptedId?: string
  }) => (verifyKey ? readAttestation(attestationId, { id: encryptedId, key: verifyKey, now: Date.now() }) : nothing())
  Object.assign(core.verify, { register: nothing, resolve })
  const metadata = { ...options.metadata, icons: [...options.metadata.icons] }
  const client = await SignClient.init({
    core: core as NonNullable<SignOptions['core']>,
    metadata,
    logger,
    signConfig: { disableRequestQueue: true },
  })
  ignoreRepeatedEnds(client)
  const { relayer, heartbeat } = core
  for (const name of ['relayer_connect', 'relayer_disconnect']) relayer.on(name, () => options.onConnection?.())
  const confirm = relayer.confirmOnlineStateOrThrow.bind(relayer)

  async function goOffline(): Promise<void> {
    // Every function that opens the transport calls this check.
    relayer.confirmOnlineStateOrThrow = async () => {
      throw new Error('The phone is offline.')
    }
    await relayer.transportClose()
  }

  /** Waits for pending messages: they would keep one-minute timers running, and the app waiting. */
  async function settle(): Promise<void> {
    const end = Date.now() + graceMs
    const isBusy = () =>
      relayer.connected && sizeOf(relayer, 'requestsInFlight') + sizeOf(relayer.publisher, 'queue') > 0
    while (isBusy() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 10))
  }

  return {
    client,
    goOffline,
    async goOnline() {
      relayer.confirmOnlineStateOrThrow = confirm
      await relayer.transportOpen()
    },
    isOnline: () => relayer.connected,
    async close() {
      await settle()
      await goOffline()
      rejectPending(client.engine)
      heartbeat.stop()
      clearTimeout(Reflect.get(relayer, 'pingTimeout'))
      clearTimeout(Reflect.get(relayer, 'reconnectTimeout'))
      for (const { events } of [client, relayer, heartbeat]) Reflect.apply(events.removeAllListeners, events, [])
    },
  }
}

/** Returns the size of an untyped list or map of the client. */
function sizeOf(owner: object, name: string): number {
  const found = readField(owner, name)
  if (found instanceof Map) return found.size
  return Array.isArray(found) ? found.length : 0
}

/** Rejects pending calls. After five minutes, each of them would cause an unhandled rejection. */
function rejectPending(engine: object): void {
  const events = readField(engine, 'events')
  const [eventNames, emit] = [readField(events, 'eventNames'), readField(events, 'emit')]
  if (typeof eventNames !== 'function' || typeof emit !== 'function')
    throw new Error('The client keeps its calls in another place.')
  const names: readonly unknown[] = Reflect.apply(eventNames, events, [])
  for (const name of names)
    if (/^session_(request|update|extend|ping):/.test(String(name)))
      Reflect.apply(emit, events, [name, { error: { code: 0, message: 'The client is closed.' } }])
}

/**
 * Prevents an unhandled rejection of the client when a session ends twice, because a relay may deliver a message twice.
 */
function ignoreRepeatedEnds({ engine, session }: QuietClient['client']): void {
  for (const name of ['onSessionDeleteRequest', 'deleteSession']) {
    const end: unknown = Reflect.get(engine, name)
    if (typeof end !== 'function') continue
    Reflect.set(engine, name, async (first: unknown, ...rest: readonly unknown[]) => {
      const topic = typeof first === 'string' ? first : readField(first, 'topic')
      if (session.keys.some((known) => known === topic)) await Reflect.apply(end, engine, [first, ...rest])
    })
  }
}

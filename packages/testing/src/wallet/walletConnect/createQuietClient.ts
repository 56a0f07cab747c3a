import { readField } from '@latchkey/common'
import { Core } from '@walletconnect/core'
import { SignClient } from '@walletconnect/sign-client'
import type { PhoneStorage } from './createPhoneStorage.js'
import type { PhonePeer } from './phoneSession.js'

/** The WalletConnect client, as the wallet uses it. */
export type QuietClient = {
  readonly client: InstanceType<typeof SignClient>
  goOffline(): Promise<void>
  goOnline(): Promise<void>
  isOnline(): boolean
  close(): Promise<void>
}

type SignOptions = NonNullable<Parameters<typeof SignClient.init>[0]>

/** How long closing waits for the relay to confirm what was sent. */
const graceMs = 1_000
const logger = 'silent'
const prefix = 'latchkey-phone'

/** Starts a client that asks nobody but the relay and writes nothing to the console. */
export async function createQuietClient(options: {
  readonly relayUrl: string
  readonly projectId: string
  readonly metadata: PhonePeer & { readonly redirect?: object }
  readonly storage: PhoneStorage
  /** The relay was reached, or lost. */
  onConnection?(): void
}): Promise<QuietClient> {
  const { relayUrl, projectId, storage } = options
  const common = { relayUrl, projectId, storage, logger, telemetryEnabled: false }
  const core = new Core({ ...common, customStoragePrefix: prefix })
  // The client would hand this core to the next one of the same prefix, and complain on the console.
  for (const key of [`_walletConnectCore_${prefix}`, `_walletConnectCore_${prefix}_count`])
    Reflect.deleteProperty(globalThis, key)
  const nothing = async () => undefined
  Object.assign(core.eventClient, { init: nothing })
  Object.assign(core.verify, { register: nothing, resolve: nothing })
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
    // Every way to open the transport goes through this check.
    relayer.confirmOnlineStateOrThrow = async () => {
      throw new Error('The phone is offline.')
    }
    await relayer.transportClose()
  }

  /** What is on its way would keep timers of a minute, and the other side waiting for it. */
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
      heartbeat.stop()
      clearTimeout(Reflect.get(relayer, 'pingTimeout'))
      clearTimeout(Reflect.get(relayer, 'reconnectTimeout'))
      for (const { events } of [client, relayer, heartbeat]) Reflect.apply(events.removeAllListeners, events, [])
    },
  }
}

/** How much a list or map of the client holds, whose type is not told. */
function sizeOf(owner: object, name: string): number {
  const found = readField(owner, name)
  if (found instanceof Map) return found.size
  return Array.isArray(found) ? found.length : 0
}

/** The client rejects, and nobody hears, when it is told again that a session is over; a relay may deliver twice. */
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

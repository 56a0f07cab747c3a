import { readField } from '@latchkey/common'
import { createFakeClock, createFakeStorage, type FakeClock } from '@latchkey/testing'
import type { ICore, SessionTypes } from '@walletconnect/types'
import { expect, onTestFinished } from 'vitest'
import { type ClientCore, createClientCore } from '../../src/client/createClientCore.js'
import { type ClientStorage, createClientStorage } from '../../src/client/createClientStorage.js'
import { createSilentLogger } from '../../src/client/createSilentLogger.js'
import type { Sign } from '../../src/client/libraryRequests.js'
import { cancelPending } from '../../src/client/libraryRequests.js'
import { walletConnectParts } from '../../src/client/walletConnectParts.js'

type PublishOptions = Parameters<ICore['relayer']['publish']>[2]
type RelayMessage = {
  readonly topic: string
  readonly message: string
  readonly publishedAt: number
  readonly transportType: 'relay'
}

/** The WalletConnect library on our core, with a relay that accepts and records everything. */
export type LibraryScene = {
  readonly sign: Sign
  readonly core: ICore
  readonly clock: FakeClock
  readonly storage: ClientStorage
  /** Calls of the relayer and events of the library, in order. */
  readonly steps: string[]
  readonly published: { readonly topic: string; readonly message: string; readonly opts: PublishOptions }[]
  readonly publishedCustom: Parameters<ICore['relayer']['publishCustom']>[0][]
  /** Attestation requests. */
  readonly registered: Parameters<ICore['verify']['register']>[0][]
  /** If set, publishing fails with this error. */
  failPublish(error: Error): void
  /** Sends an encrypted JSON-RPC message to the library, as the wallet would through the relay. */
  receive(topic: string, payload: object): Promise<void>
  /** Emits an event of the relayer. */
  emit(name: string, value: unknown): Promise<void>
  /** Stores a session, and returns its topic. */
  addSession(change?: Partial<SessionTypes.Struct>): Promise<string>
}

export const namespaces = {
  eip155: { accounts: ['eip155:1:0xab'], methods: ['personal_sign'], events: ['accountsChanged'] },
}

export const optionalNamespaces = {
  eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: ['accountsChanged'] },
}

/** One hour from now, in seconds. */
export const nextHour = () => Math.floor(Date.now() / 1_000) + 3_600

/** Lets promises settle. The library does not return the promises of its listeners. */
export async function runPending(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** Runs a function, and returns the messages of unhandled rejections. */
export async function captureUnhandled(run: () => Promise<void>): Promise<readonly string[]> {
  const handlers = process.listeners('unhandledRejection')
  const messages: string[] = []
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (error) => void messages.push(String(readField(error, 'message'))))
  try {
    await run()
    await runPending()
  } finally {
    process.removeAllListeners('unhandledRejection')
    for (const handler of handlers) process.on('unhandledRejection', handler)
  }
  return messages
}

let lastKey = 0

/** Opens a {@link LibraryScene}. It closes after the test. */
export async function openLibrary({
  items = createFakeStorage(),
  attestation,
  prepare,
}: {
  readonly items?: ReturnType<typeof createFakeStorage>
  readonly attestation?: string
  /** Runs before the library starts. */
  readonly prepare?: (parts: ClientCore) => void
} = {}): Promise<LibraryScene> {
  const clock = createFakeClock()
  const storage = createClientStorage(items)
  const steps: string[] = []
  const published: LibraryScene['published'] = []
  const publishedCustom: LibraryScene['publishedCustom'] = []
  const registered: LibraryScene['registered'] = []
  const listeners: {
    readonly name: string
    readonly listener: (value: unknown) => unknown
    readonly isOnce: boolean
  }[] = []
  let failure: Error | undefined
  const parts = createClientCore({
    clock,
    // Never opened, because the relayer is fake.
    WebSocket,
    storage,
    relayUrls: ['ws://127.0.0.1:1'],
    projectId: 'local',
    host: undefined,
    async verify(request) {
      registered.push(request)
      return attestation
    },
    session: () => undefined,
    onState: () => undefined,
    onRefused: () => undefined,
    report: () => undefined,
  })
  const { core } = parts
  const add = (isOnce: boolean) => (name: string, listener: (value: unknown) => unknown) =>
    void listeners.push({ name, listener, isOnce })
  const relay: Partial<ICore['relayer']> = {
    async publish(topic, message, opts) {
      steps.push('publish')
      published.push({ topic, message, opts })
      if (failure) throw failure
    },
    async publishCustom(call) {
      steps.push('publishCustom')
      publishedCustom.push(call)
      if (failure) throw failure
    },
    async subscribe(topic, opts) {
      steps.push(opts?.internal?.skipSubscribe ? 'subscribe locally' : 'subscribe')
      return topic
    },
    async unsubscribe() {
      steps.push('unsubscribe')
    },
    on: add(false),
    once: add(true),
  }
  Object.assign(core.relayer, relay)
  prepare?.(parts)
  const sign = await walletConnectParts.SignClient.init({ core, logger: createSilentLogger() })
  onTestFinished(() => {
    parts.close()
    cancelPending(sign)
  })

  async function emit(name: string, value: unknown): Promise<void> {
    for (const entry of listeners.filter((one) => one.name === name)) {
      if (entry.isOnce) listeners.splice(listeners.indexOf(entry), 1)
      await entry.listener(value)
    }
    await runPending()
  }

  return {
    sign,
    core,
    clock,
    storage,
    steps,
    published,
    publishedCustom,
    registered,
    failPublish(error) {
      failure = error
    },
    async receive(topic, payload) {
      const message = await core.crypto.encode(topic, { jsonrpc: '2.0', ...payload } as Parameters<
        ICore['crypto']['encode']
      >[1])
      const event: RelayMessage = { topic, message, publishedAt: Date.now(), transportType: 'relay' }
      await emit('relayer_message', event)
    },
    emit,
    async addSession(change = {}) {
      const topic = await core.crypto.setSymKey((++lastKey).toString(16).padStart(64, '0'))
      const publicKey = await core.crypto.generateKeyPair()
      const peer = { publicKey: 'b'.repeat(64), metadata: { name: 'Wallet', description: '', url: '', icons: [] } }
      await sign.session.set(topic, {
        topic,
        pairingTopic: 'c'.repeat(64),
        relay: { protocol: 'irn' },
        expiry: nextHour(),
        acknowledged: true,
        controller: peer.publicKey,
        namespaces,
        requiredNamespaces: {},
        optionalNamespaces: {},
        self: { publicKey, metadata: sign.metadata },
        peer,
        transportType: 'relay',
        sessionConfig: { disableDeepLink: true },
        ...change,
      })
      core.expirer.set(topic, change.expiry ?? nextHour())
      return topic
    },
  }
}

/** The events of the library's engine that have listeners. */
export function eventNames(sign: object): readonly string[] {
  const events = readField(readField(sign, 'engine'), 'events')
  const names = readField(events, 'eventNames')
  return typeof names === 'function' ? Reflect.apply(names, events, []) : expect.unreachable()
}

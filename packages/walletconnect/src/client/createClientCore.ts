import type { ChainNamespace, Clock, ErrorCode } from '@latchkey/common'
import type { ICore, SessionTypes } from '@walletconnect/types'
import { createEventOrder } from '../relay/createEventOrder.js'
import { createMessageLog } from '../relay/createMessageLog.js'
import { createNodeEvents } from '../relay/createNodeEvents.js'
import { createRelayer, type Relayer } from '../relay/createRelayer.js'
import { createRelayTime } from '../relay/createRelayTime.js'
import type { RelayState } from '../relay/relayConnection.js'
import type { ClientStorage } from './createClientStorage.js'
import { createKeyChain } from './createKeyChain.js'
import { createSilentLogger } from './createSilentLogger.js'
import { eventKind, isAcceptableMessage } from './isAcceptableMessage.js'
import { keepSessions } from './keepSessions.js'
import { walletConnectParts } from './walletConnectParts.js'

/** Version of the library, as WalletConnect's servers expect it. */
export const clientVersion = 'js-2.21.8'

export type ClientCoreOptions = {
  readonly clock: Clock
  readonly WebSocket: typeof globalThis.WebSocket
  readonly storage: ClientStorage
  /** URLs of the relay, which are hosts of one network. At least one. */
  readonly relayUrls: readonly string[]
  readonly projectId: string
  /** Host of the page, for the user agent. */
  readonly host: string | undefined
  /** Requests an attestation of the page's origin. Default: none. */
  readonly verify: ICore['verify']['register'] | undefined
  session(topic: string): SessionTypes.Struct | undefined
  onState(state: RelayState): void
  onRefused(code: ErrorCode): void
  /** Receives internal errors, for developers. */
  report(error: unknown): void
}

/** The library's core object. */
export type ClientCore = {
  readonly core: ICore
  readonly relayer: Relayer
  /** User agent that the relay and the telemetry server receive. */
  readonly userAgent: string
  /** The page has switched the network of a session, so older events about it are stale. */
  noteSwitch(topic: string, namespace: ChainNamespace): void
  close(): void
}

/** The properties that exist before the parts are created. */
type CoreBase = Pick<
  ICore,
  | 'protocol'
  | 'version'
  | 'name'
  | 'context'
  | 'relayUrl'
  | 'projectId'
  | 'customStoragePrefix'
  | 'logger'
  | 'heartbeat'
  | 'storage'
  | 'linkModeSupportedApps'
  | 'start'
>

/**
 * Creates a core from parts of `@walletconnect/core`. The library's own `Core` sets itself on the global object, where
 * a second instance finds it, keeps listeners on the window, and sends telemetry by default; its relayer gives up after
 * some failures. `test/contract` tests the behavior of the library that this relies on.
 */
export function createClientCore(options: ClientCoreOptions): ClientCore {
  const { clock, relayUrls, projectId, report } = options
  const logger = createSilentLogger()
  const storage = keepSessions(options.storage)
  const order = createEventOrder(options.storage)
  const time = createRelayTime(clock)
  const log = createMessageLog({ clock, storage })
  const heartbeat = createHeartbeat(clock, report)
  const base: CoreBase = {
    protocol: 'wc',
    version: 2,
    name: 'core',
    context: 'core',
    // The library does not connect to it.
    relayUrl: relayUrls[0] ?? '',
    projectId,
    customStoragePrefix: '',
    logger,
    heartbeat,
    storage,
    linkModeSupportedApps: [],
    async start() {
      await core.crypto.init()
      await core.history.init()
      await core.expirer.init()
      await log.init()
      await core.pairing.init()
      await heartbeat.init()
    },
  }
  const core = base as ICore
  const { Crypto, Expirer, JsonRpcHistory, Pairing } = walletConnectParts
  core.crypto = new Crypto(core, logger, createKeyChain(options.storage))
  core.history = new JsonRpcHistory(core, logger)
  core.expirer = new Expirer(core, logger)
  core.pairing = new Pairing(core, logger)
  const verify: Pick<ICore['verify'], 'register'> = {
    register: options.verify ?? (() => Promise.resolve(undefined)),
  }
  core.verify = verify as ICore['verify']
  // The library records events for its telemetry. Nothing is stored or sent.
  const telemetry: Pick<ICore['eventClient'], 'getEvent' | 'deleteEvent'> = {
    getEvent: () => undefined,
    deleteEvent: () => undefined,
  }
  core.eventClient = telemetry as ICore['eventClient']
  const userAgent = ['wc-2', clientVersion, 'browser', ...(options.host ? [options.host] : [])].join('/')
  const relayer = createRelayer({
    ...options,
    log,
    time,
    hosts: relayUrls,
    async url(host) {
      const url = new URL(host)
      url.searchParams.set('auth', await core.crypto.signJWT(host))
      url.searchParams.set('projectId', projectId)
      url.searchParams.set('ua', userAgent)
      url.searchParams.set('useOnCloseEvent', 'true')
      return url.href
    },
    accept: (message) => isAcceptableMessage({ core, session: options.session, order, clock }, message),
    onUnsubscribed: order.forget,
  })
  core.relayer = relayer.client

  return {
    core,
    relayer,
    userAgent,
    noteSwitch: (topic, namespace) => order.supersede(topic, eventKind(namespace, 'chainChanged'), time.reached()),
    close() {
      relayer.close()
      heartbeat.stop()
    },
  }
}

type Heartbeat = Pick<ICore['heartbeat'], 'interval' | 'init' | 'stop' | 'on' | 'once' | 'off' | 'removeListener'>

const beatMs = 5_000

/**
 * Creates the heartbeat, on whose pulse the library checks for expired entries. After `stop` it has no timer and no
 * listener.
 */
function createHeartbeat(clock: Clock, report: (error: unknown) => void): ICore['heartbeat'] {
  const events = createNodeEvents(report)
  let timer: unknown
  const beat = () => {
    timer = clock.setTimeout(() => {
      beat()
      events.emit('heartbeat_pulse')
    }, beatMs)
  }
  const heartbeat: Heartbeat = {
    interval: beatMs / 1_000,
    async init() {
      if (timer === undefined) beat()
    },
    stop() {
      if (timer !== undefined) clock.clearTimeout(timer)
      timer = undefined
      events.clear()
    },
    on: (name, listener) => events.on(name, listener),
    once: (name, listener) => events.once(name, listener),
    off: (name, listener) => events.off(name, listener),
    removeListener: (name, listener) => events.off(name, listener),
  }
  return heartbeat as ICore['heartbeat']
}

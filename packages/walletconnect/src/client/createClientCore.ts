import type { ChainNamespace, Clock, ErrorCode } from '@latchkey/common'
import type { ICore, SessionTypes } from '@walletconnect/types'
import { createMessageLog, messagesKey } from '../relay/createMessageLog.js'
import { createNewsOrder } from '../relay/createNewsOrder.js'
import { createRelayer, type Relayer } from '../relay/createRelayer.js'
import { createRelayTime } from '../relay/createRelayTime.js'
import type { RelayState } from '../relay/relayState.js'
import { clientVersion } from './clientVersion.js'
import type { ClientStorage } from './createClientStorage.js'
import { createHeartbeat } from './createHeartbeat.js'
import { createKeyChain } from './createKeyChain.js'
import { createSilentLogger } from './createSilentLogger.js'
import { eventKind } from './eventKind.js'
import { mayAct } from './mayAct.js'
import { safeParseExpirations, safeParseSessions } from './safeParseStored.js'
import { walletConnectParts } from './walletConnectParts.js'

export type ClientCoreOptions = {
  readonly clock: Clock
  readonly WebSocket: typeof globalThis.WebSocket
  readonly storage: ClientStorage
  readonly relayUrl: string
  readonly projectId: string
  /** The host of the page, told to the relay. */
  readonly host: string | undefined
  /** Asks who attests which page it is; without it nobody is asked. */
  readonly verify: ICore['verify']['register'] | undefined
  session(topic: string): SessionTypes.Struct | undefined
  onState(state: RelayState): void
  onRefused(code: ErrorCode): void
  /** What went wrong inside, for developers. */
  report(error: unknown): void
}

/** The shared parts of a WalletConnect client, and what ends them. */
export type ClientCore = {
  readonly core: ICore
  readonly relayer: Relayer
  /** What the client calls itself, as the relay is told. */
  readonly userAgent: string
  /** The page has switched the network of a session: older events about it no longer count. */
  noteSwitch(topic: string, namespace: ChainNamespace): void
  close(): void
}

/** What can be said of it before its parts are there. */
type Facade = Pick<
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
 * Puts the parts of `@walletconnect/core` together. Its own `Core` hangs itself on the page's global object, where a second
 * instance meets it, listens to the window for good, and sends telemetry unasked; its relayer gives up where this one goes on.
 */
export function createClientCore(options: ClientCoreOptions): ClientCore {
  const { clock, relayUrl, projectId, report } = options
  const logger = createSilentLogger()
  const storage = keepSessions(options.storage)
  const order = createNewsOrder(options.storage)
  const time = createRelayTime(clock)
  const log = createMessageLog({ clock, storage })
  const heartbeat = createHeartbeat(clock, report)
  const facade: Facade = {
    protocol: 'wc',
    version: 2,
    name: 'core',
    context: 'core',
    relayUrl,
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
  const core = facade as ICore
  const { Crypto, Expirer, JsonRpcHistory, Pairing } = walletConnectParts
  core.crypto = new Crypto(core, logger, createKeyChain(options.storage))
  core.history = new JsonRpcHistory(core, logger)
  core.expirer = new Expirer(core, logger)
  core.pairing = new Pairing(core, logger)
  const verify: Pick<ICore['verify'], 'register'> = {
    register: options.verify ?? (() => Promise.resolve(undefined)),
  }
  core.verify = verify as ICore['verify']
  // The client notes what happens for its telemetry; nothing is kept or sent of it.
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
    async url() {
      const url = new URL(relayUrl)
      url.searchParams.set('auth', await core.crypto.signJWT(relayUrl))
      url.searchParams.set('projectId', projectId)
      url.searchParams.set('ua', userAgent)
      url.searchParams.set('useOnCloseEvent', 'true')
      return url.href
    },
    accept: (message) => mayAct({ core, session: options.session, order }, message),
    onLeft: order.forget,
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

/**
 * What is of use to the next page: sessions, when they end, and which messages were dealt with. Proposals and requests are
 * not, and would only pile up. What is read was in the hands of whoever can write to the page's storage.
 */
function keepSessions(storage: ClientStorage): ICore['storage'] {
  const isSession = (key: string) => key.endsWith('//session')
  const isKept = (key: string) => isSession(key) || key.endsWith('//expirer') || key === messagesKey
  return {
    ...storage,
    async getItem<T>(key: string) {
      const value = isKept(key) ? await storage.getItem<T>(key) : undefined
      if (key === messagesKey) return value
      const parsed = isSession(key) ? safeParseSessions(value) : safeParseExpirations(value)
      return parsed.ok ? ([...parsed.value] as T) : undefined
    },
    setItem: async (key, value) => (isKept(key) ? storage.setItem(key, value) : undefined),
  }
}

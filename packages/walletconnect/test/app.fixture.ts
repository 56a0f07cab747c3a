import {
  type ChainNamespace,
  type Clock,
  createSafeStorage,
  type ErrorCode,
  type KeyValueStorage,
  type Session,
} from '@latchkey/common'
import { createFakeLogger, createFakeStorage, type FakeLogger, systemClock } from '@latchkey/testing'
import { createWalletConnect } from '../src/createWalletConnect.js'
import type { SentRequest } from '../src/session/sessionOptions.js'
import type { WalletConnect, WalletConnectOptions } from '../src/walletConnect.js'
import { createOpenRemote, networksOf } from './thinSession.fixture.js'

/** A page with WalletConnect on it. */
export type App = {
  readonly part: WalletConnect
  readonly storage: KeyValueStorage
  readonly logger: FakeLogger
  readonly refused: ErrorCode[]
  readonly taken: Set<ChainNamespace>
  readonly lifetime: AbortController
  /** Resolves when the state matches. */
  until(is: (state: ReturnType<WalletConnect['pairing']>) => boolean): Promise<void>
}

/** Opens an {@link App}. Defaults are new objects. */
export function openApp(
  relayUrl: string | readonly string[],
  options: {
    readonly namespaces?: readonly ChainNamespace[]
    readonly storage?: KeyValueStorage
    readonly clock?: Clock
    readonly window?: Window | undefined
    readonly isPersistent?: boolean
    readonly onGranted?: (namespace: ChainNamespace) => void
    readonly signInMessage?: WalletConnectOptions['signInMessage'] | undefined
    readonly onSent?: (request: SentRequest) => () => void
    /** Wraps the function that opens a session after the approval. */
    readonly open?: (open: () => Promise<Session>) => Promise<Session>
    /** Delays the networks that the page requests. */
    readonly beforeRequested?: () => Promise<void>
  } = {},
): App {
  const {
    namespaces = ['eip155'],
    storage = createFakeStorage(),
    clock = systemClock,
    window,
    isPersistent,
    onGranted,
    signInMessage,
    onSent = () => () => undefined,
    open = (go) => go(),
    beforeRequested,
  } = options
  const logger = createFakeLogger()
  const lifetime = new AbortController()
  const refused: ErrorCode[] = []
  const taken = new Set<ChainNamespace>()
  const ports = { clock, storage, logger, window, fetch: () => Promise.reject(new Error('nothing is fetched')) }
  const part = createWalletConnect({
    ports,
    projectId: 'local',
    relayUrl,
    metadata: { name: 'App', description: 'An app', url: 'https://app.example', icons: [] },
    storage: createSafeStorage({ port: storage, prefix: '@latchkey/', logger }),
    isPersistent,
    async requested() {
      await beforeRequested?.()
      return namespaces.map((namespace) => {
        const openRemote = createOpenRemote(namespace, ports, lifetime.signal)
        return {
          namespace,
          openRemote: (channel) => open(() => openRemote(channel)),
          networks: networksOf(namespace),
        }
      })
    },
    isTaken: (namespace) => taken.has(namespace),
    onSent,
    ...(onGranted ? { onGranted } : {}),
    signInMessage,
    onRefused: (code) => void refused.push(code),
    lifetime: lifetime.signal,
  })
  return {
    part,
    storage,
    logger,
    refused,
    taken,
    lifetime,
    until: (is) =>
      new Promise((resolve) => {
        const look = () => {
          if (!is(part.pairing())) return
          stop()
          resolve()
        }
        const stop = part.watchPairing(look)
        look()
      }),
  }
}

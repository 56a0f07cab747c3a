import type { ChainNamespace, Clock, ErrorCode, KeyValueStorage, Session } from '@latchkey/common'
import { createFakeLogger, createFakeStorage, type FakeLogger } from '@latchkey/testing'
import { createWalletConnect } from '../src/createWalletConnect.js'
import type { SentRequest, WalletConnect } from '../src/walletConnect.js'
import { describe, networksOf } from './descriptor.fixture.js'

/** A page with WalletConnect on it. */
export type App = {
  readonly part: WalletConnect
  readonly storage: KeyValueStorage
  readonly logger: FakeLogger
  readonly refused: ErrorCode[]
  readonly taken: Set<ChainNamespace>
  readonly lifetime: AbortController
  /** Resolves once the state is so. */
  until(is: (state: ReturnType<WalletConnect['pairing']>) => boolean): Promise<void>
}

export const platformClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  setTimeout: (callback, ms) => setTimeout(callback, ms),
  clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
}

/** Makes an {@link App}; what is not given is fresh. */
export function openApp(
  relayUrl: string,
  options: {
    readonly namespaces?: readonly ChainNamespace[]
    readonly storage?: KeyValueStorage
    readonly clock?: Clock
    readonly window?: Window | undefined
    readonly isPersistent?: boolean
    readonly onGranted?: (namespace: ChainNamespace) => void
    readonly onSent?: (request: SentRequest) => () => void
    /** Stands between the approval and the session. */
    readonly open?: (open: () => Promise<Session>) => Promise<Session>
    /** Delays the networks that the page requests. */
    readonly beforeRequested?: () => Promise<void>
  } = {},
): App {
  const {
    namespaces = ['eip155'],
    storage = createFakeStorage(),
    clock = platformClock,
    window,
    isPersistent,
    onGranted,
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
    storagePrefix: '@latchkey',
    isPersistent,
    async requested() {
      await beforeRequested?.()
      return namespaces.map((namespace) => {
        const descriptor = describe(namespace, ports, lifetime.signal)
        return {
          namespace,
          descriptor: { ...descriptor, open: (wire) => open(() => descriptor.open(wire)) },
          networks: networksOf(namespace),
        }
      })
    },
    isTaken: (namespace) => taken.has(namespace),
    onSent,
    ...(onGranted ? { onGranted } : {}),
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

import {
  type AdapterFactory,
  type ChainNamespace,
  type Connector,
  type ConnectRequest,
  type Logger,
  type Session,
  walletConnectId,
  withSignals,
} from '@latchkey/common'
import type { ConnectorSource } from '../wallets/createDiscovery.js'

/** The client that core loads for WalletConnect: sessions, and the pairing URI. */
export type WalletConnectClient = {
  connect(namespace: ChainNamespace, request?: ConnectRequest): Promise<Session>
  restore(namespace: ChainNamespace, request?: ConnectRequest): ReturnType<NonNullable<Connector['restore']>>
  /** Ends a namespace's stored session that was not opened on this page. Never rejects. */
  forget(namespace: ChainNamespace): Promise<void>
  prepare(): Promise<void>
  uri(): string | undefined
  release(): void
  reset(): void
  /** Returns how the app of the restored wallet was opened, if that is stored. */
  restoredPlatform(): Session['platform']
  /** Returns the adapter of a namespace for which the app passed none. */
  createUniversalAdapter(namespace: ChainNamespace): Promise<AdapterFactory>
}

type Deps = {
  /** Loads the code. */
  load(): Promise<Omit<WalletConnectClient, 'prepare' | 'uri' | 'release' | 'reset'>>
  /** Returns the loaded code. */
  current(): Pick<WalletConnectClient, 'restoredPlatform'> | undefined
  readonly logger: Logger
}

/** Returns the WalletConnect connectors and adapters for discovery. */
export function createWalletConnectSource({ load, current, logger }: Deps): ConnectorSource {
  return {
    id: walletConnectId,
    connector: (namespace) => createWalletConnectConnector(namespace, load),
    createUniversalAdapter: async (namespace) => (await load()).createUniversalAdapter(namespace),
    // Ignore the error here; it resurfaces on first use.
    prefetch: () => void load().catch(() => undefined),
    endStoredSession: (namespace) =>
      void load().then(
        (entry) => entry.forget(namespace),
        (error: unknown) => logger.warn('[latchkey] A stored session could not be ended.', error),
      ),
    restoredPlatform: () => current()?.restoredPlatform(),
  }
}

/**
 * Creates a namespace's connector. It is listed before its code is loaded, and loads it again after a failure.
 */
function createWalletConnectConnector(chain: ChainNamespace, load: Deps['load']): Connector {
  const entry = (request?: ConnectRequest) => withSignals(load(), request?.signal)
  return {
    id: walletConnectId,
    type: 'WALLET_CONNECT',
    name: 'WalletConnect',
    chain,
    restorePrompt: () => 'never',
    connect: async (request) => (await entry(request)).connect(chain, request),
    restore: async (request) => (await entry(request)).restore(chain, request),
  }
}

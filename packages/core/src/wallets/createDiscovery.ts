import {
  type Adapter,
  type AdapterFactory,
  abortReason,
  type ChainNamespace,
  type Connector,
  createError,
  createMemoryStorage,
  createSafeStorage,
  errors,
  lazy,
  type Ports,
  type SafeStorage,
  type Session,
  throwIfAborted,
  withSignals,
} from '@latchkey/common'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'
import type { Connectors } from './createConnectors.js'

/** The adapters of an instance. Each is created on first use, and discovers wallets from then on. */
export type Discovery = {
  /**
   * Creates the adapters once and resolves when each has reported its first wallets. An adapter that fails does not
   * affect the others. Rejects with `VIEW_LOAD_FAILED` if all fail; the next call tries again.
   */
  start(): Promise<void>
  /** Creates the adapter of one namespace. */
  load(namespace: ChainNamespace): Promise<Adapter>
  /** Returns the adapter of a namespace, once it is created. */
  find(namespace: ChainNamespace): Adapter | undefined
  destroy(): void
}

/** A connector that no adapter discovers, one per namespace, such as WalletConnect. */
export type ConnectorSource = {
  /** The id of its connectors. */
  readonly id: string
  /**
   * Returns the namespace's connector, which is listed before its code is loaded; `undefined` where the source has
   * none.
   */
  connector(namespace: ChainNamespace): Connector | undefined
  /** Returns the adapter of a namespace for which the app passed none. */
  createUniversalAdapter?(namespace: ChainNamespace): Promise<AdapterFactory>
  /** Preloads the code. Never rejects. */
  prefetch?(): void
  /** Ends a stored session that is not open on this page, if sessions of the source outlive the page. */
  endStoredSession?(namespace: ChainNamespace): void
  /** Returns how the app of a restored wallet was opened, if that is known. */
  restoredPlatform?(): Session['platform']
}

type Deps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly networks: Networks
  readonly connectors: Connectors
  readonly storage: Storage
  /** In the order of their connectors. */
  readonly sources: readonly ConnectorSource[]
  /** Aborts with the reason when the instance is destroyed. */
  readonly lifetime: AbortSignal
}

/** Creates the discovery of an instance. Nothing loads before `start` or `load`. */
export function createDiscovery({ ports, options, networks, connectors, storage, sources, lifetime }: Deps): Discovery {
  const created = new Map<ChainNamespace, Adapter>()
  const loads = new Map<ChainNamespace, () => Promise<Adapter>>()

  async function create(namespace: ChainNamespace): Promise<Adapter> {
    const appFactory = options.adapters?.find((candidate) => candidate.namespace === namespace)
    const isRequested = options.namespaces.includes(namespace)
    const offered = isRequested ? sources.flatMap((source) => source.connector(namespace) ?? []) : []
    // Without an adapter, these connectors are listed before the universal adapter is loaded.
    if (!appFactory) connectors.offer(namespace, offered)
    const universal = isRequested ? sources.find((source) => source.createUniversalAdapter) : undefined
    const factory = appFactory ?? (await universal?.createUniversalAdapter?.(namespace))
    if (!factory) throw createError(errors.ADAPTER_NOT_FOUND, { details: `No adapter for ${namespace} was passed.` })
    const requested = () => networks.get(namespace).requested
    const adapter = await factory.create({
      ports: { ...ports, storage: openStorage(namespace) },
      metadata: options.metadata,
      discovery: options,
      networks: requested,
    })
    if (lifetime.aborted) {
      adapter.destroy()
      throw abortReason(lifetime)
    }
    created.set(namespace, adapter)
    try {
      if (options.enableWallets) connectors.start(adapter)
    } catch (error) {
      // The adapter still opens the wallets that it need not discover.
      ports.logger.error('[latchkey] Wallets could not be looked for.', error)
    }
    connectors.offer(namespace, offered)
    return adapter
  }

  /** Adapters store only data for a later restore. */
  function openStorage(namespace: ChainNamespace): SafeStorage {
    const own = storage.ofAdapter(namespace)
    if (options.enableReconnect) return own
    return createSafeStorage({ port: createMemoryStorage(), prefix: own.keyOf(''), logger: ports.logger })
  }

  function load(namespace: ChainNamespace): Promise<Adapter> {
    const loadOnce = loads.get(namespace) ?? lazy(() => create(namespace), lifetime)
    loads.set(namespace, loadOnce)
    // The download of an adapter's code may never end.
    return withSignals(loadOnce(), lifetime)
  }

  return {
    async start() {
      for (const source of sources) source.prefetch?.()
      const results = await Promise.allSettled(options.namespaces.map(load))
      throwIfAborted(lifetime)
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) {
        if (created.size === 0) throw failed.reason
        ports.logger.error('[latchkey] Wallets could not be looked for.', failed.reason)
      }
      connectors.state.isReady = true
    },
    load,
    find: (namespace) => created.get(namespace),
    destroy() {
      connectors.destroy()
      for (const adapter of created.values()) adapter.destroy()
      created.clear()
    },
  }
}

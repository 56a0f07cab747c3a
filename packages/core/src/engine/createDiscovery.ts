import {
  type Adapter,
  type AdapterFactory,
  abortReason,
  type ChainNamespace,
  type Ports,
  settleBy,
  setupError,
} from '@latchkey/common'
import type { Connectors } from '../connectors/createConnectors.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'

/** The adapters of an instance, each made when it is first needed; its wallets are looked for from then on. */
export type Discovery = {
  /**
   * Makes the adapters once; one that cannot be had leaves the others. Rejects with `VIEW_LOAD_FAILED` when none can be had;
   * the next call tries again.
   */
  start(): Promise<void>
  /** Makes one namespace's adapter alone. */
  load(namespace: ChainNamespace): Promise<Adapter>
  /** The namespace's adapter, where it is there. */
  find(namespace: ChainNamespace): Adapter | undefined
  destroy(): void
}

type Deps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly networks: Networks
  readonly connectors: Connectors
  /** Fires with the reason when the instance ends. */
  readonly lifetime: AbortSignal
}

/** Makes a {@link Discovery}; that alone starts nothing. */
export function createDiscovery({ ports, options, networks, connectors, lifetime }: Deps): Discovery {
  const { metadata, enableEIP6963, enableInjected, enableCoinbase, enableBaseAccount, coinbasePreference } = options
  const discovery = { enableEIP6963, enableInjected, enableCoinbase, enableBaseAccount, coinbasePreference }
  const made = new Map<ChainNamespace, Adapter>()
  const making = new Map<ChainNamespace, Promise<Adapter>>()

  async function make({ namespace, create }: AdapterFactory): Promise<Adapter> {
    if (lifetime.aborted) throw abortReason(lifetime)
    const requested = () => networks.get(namespace).requested
    const adapter = await create({ ports, metadata, discovery, networks: requested })
    if (lifetime.aborted) {
      adapter.destroy()
      throw abortReason(lifetime)
    }
    made.set(namespace, adapter)
    if (options.enableWallets) connectors.start(adapter)
    return adapter
  }

  function load(namespace: ChainNamespace): Promise<Adapter> {
    const factory = options.adapters?.find((candidate) => candidate.namespace === namespace)
    if (!factory)
      return Promise.reject(setupError('ADAPTER_NOT_FOUND', { details: `No adapter for ${namespace} was passed.` }))
    const adapter =
      making.get(namespace) ??
      make(factory).catch((error: unknown) => {
        making.delete(namespace)
        throw error
      })
    making.set(namespace, adapter)
    // Also when an adapter's code never comes (law L1).
    return settleBy(adapter, { signal: lifetime })
  }

  return {
    async start() {
      const results = await Promise.allSettled(options.namespaces.map(load))
      if (lifetime.aborted) throw abortReason(lifetime)
      const failed = results.find((result) => result.status === 'rejected')
      if (failed && made.size === 0) throw failed.reason
      if (failed) ports.logger.error('[latchkey] Some kinds of wallets could not be looked for.', failed.reason)
      connectors.setReady()
    },
    load,
    find: (namespace) => made.get(namespace),
    destroy() {
      connectors.destroy()
      for (const adapter of made.values()) adapter.destroy()
      made.clear()
    },
  }
}

import {
  type Adapter,
  type AdapterFactory,
  abortReason,
  type ChainNamespace,
  loadPart,
  type Ports,
  settleBy,
  setupError,
} from '@latchkey/common'
import type { Connectors } from '../connectors/createConnectors.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { PairingControl } from '../pairing/createPairing.js'

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
  readonly pairing: Pick<PairingControl, 'isEnabled' | 'connector'>
  /** Fires with the reason when the instance ends. */
  readonly lifetime: AbortSignal
}

/** Makes a {@link Discovery}; that alone starts nothing. */
export function createDiscovery({ ports, options, networks, connectors, pairing, lifetime }: Deps): Discovery {
  const { metadata, enableEIP6963, enableInjected, enableCoinbase, enableBaseAccount, coinbasePreference } = options
  const discovery = { enableEIP6963, enableInjected, enableCoinbase, enableBaseAccount, coinbasePreference }
  const made = new Map<ChainNamespace, Adapter>()
  const making = new Map<ChainNamespace, Promise<Adapter>>()

  async function make({ namespace, create }: AdapterFactory): Promise<Adapter> {
    if (lifetime.aborted) throw abortReason(lifetime)
    const requested = () => networks.get(namespace).requested
    const [adapter, remote] = await Promise.all([
      create({ ports, metadata, discovery, networks: requested }),
      pairing.connector(namespace).catch(logRemote),
    ])
    if (lifetime.aborted) {
      adapter.destroy()
      throw abortReason(lifetime)
    }
    made.set(namespace, adapter)
    if (options.enableWallets) connectors.start(adapter, remote)
    return adapter
  }

  function logRemote(error: unknown): undefined {
    if (!lifetime.aborted) ports.logger.error('[latchkey] WalletConnect could not be loaded.', error)
  }

  /** Without any adapter the kit works over WalletConnect alone. */
  async function findFactory(namespace: ChainNamespace): Promise<AdapterFactory> {
    const factory = options.adapters?.find((candidate) => candidate.namespace === namespace)
    if (factory) return factory
    if (pairing.isEnabled && options.namespaces.includes(namespace))
      return (await loadPart(() => import('@latchkey/walletconnect/universal'))).createUniversalAdapter(namespace)
    throw setupError('ADAPTER_NOT_FOUND', { details: `No adapter for ${namespace} was passed.` })
  }

  function load(namespace: ChainNamespace): Promise<Adapter> {
    const adapter =
      making.get(namespace) ??
      findFactory(namespace)
        .then(make)
        .catch((error: unknown) => {
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

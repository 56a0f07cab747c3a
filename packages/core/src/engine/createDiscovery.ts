import {
  type Adapter,
  abortReason,
  type ChainNamespace,
  createOnDemand,
  type Ports,
  settleBy,
  setupError,
} from '@latchkey/common'
import type { Connectors } from '../connectors/createConnectors.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { isPairingEnabled } from '../pairing/isPairingEnabled.js'
import type { Remote } from '../remote/remote.js'
import type { Loader } from './createLoader.js'

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
  readonly remote: Loader<Remote>
  /** Fires with the reason when the instance ends. */
  readonly lifetime: AbortSignal
}

/** Makes a {@link Discovery}; that alone starts nothing. */
export function createDiscovery({ ports, options, networks, connectors, remote, lifetime }: Deps): Discovery {
  const made = new Map<ChainNamespace, Adapter>()
  const loads = new Map<ChainNamespace, () => Promise<Adapter>>()
  const canPair = isPairingEnabled(options)

  async function make(namespace: ChainNamespace): Promise<Adapter> {
    const given = options.adapters?.find((candidate) => candidate.namespace === namespace)
    const far = canPair ? await remote.load().catch(logRemote) : undefined
    // Without any adapter the kit works over WalletConnect alone.
    const factory = given ?? (options.namespaces.includes(namespace) && (await far?.factory(namespace)))
    if (!factory) throw setupError('ADAPTER_NOT_FOUND', { details: `No adapter for ${namespace} was passed.` })
    const requested = () => networks.get(namespace).requested
    const adapter = await factory.create({ ports, metadata: options.metadata, discovery: options, networks: requested })
    if (lifetime.aborted) {
      adapter.destroy()
      throw abortReason(lifetime)
    }
    made.set(namespace, adapter)
    if (options.enableWallets) connectors.start(adapter, far?.connector(namespace))
    return adapter
  }

  function logRemote(error: unknown): undefined {
    if (!lifetime.aborted) ports.logger.error('[latchkey] WalletConnect could not be loaded.', error)
  }

  function load(namespace: ChainNamespace): Promise<Adapter> {
    const once = loads.get(namespace) ?? createOnDemand(() => make(namespace), lifetime)
    loads.set(namespace, once)
    // Also when an adapter's code never comes (law L1).
    return settleBy(once(), { signal: lifetime })
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

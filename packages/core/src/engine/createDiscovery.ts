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
import { createRemoteConnector } from './createRemoteConnector.js'

/** The adapters of an instance, each made when it is first needed; its wallets are looked for from then on. */
export type Discovery = {
  /**
   * Makes the adapters once; one that cannot be had leaves the others. Each has told what it found when this resolves. Rejects with
   * `VIEW_LOAD_FAILED` when none can be had; the next call tries again.
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
    const phone = canPair && options.namespaces.includes(namespace) && createRemoteConnector(namespace, remote)
    // Without any adapter the kit works over WalletConnect alone, which is offered before what stands in for one is there.
    if (phone && !given) connectors.offer(phone)
    const factory = given ?? (phone && (await (await remote.load()).factory(namespace)))
    if (!factory) throw setupError('ADAPTER_NOT_FOUND', { details: `No adapter for ${namespace} was passed.` })
    const requested = () => networks.get(namespace).requested
    const adapter = await factory.create({ ports, metadata: options.metadata, discovery: options, networks: requested })
    if (lifetime.aborted) {
      adapter.destroy()
      throw abortReason(lifetime)
    }
    made.set(namespace, adapter)
    if (options.enableWallets) connectors.start(adapter)
    if (phone) connectors.offer(phone)
    return adapter
  }

  function load(namespace: ChainNamespace): Promise<Adapter> {
    const once = loads.get(namespace) ?? createOnDemand(() => make(namespace), lifetime)
    loads.set(namespace, once)
    // Also when an adapter's code never comes (law L1).
    return settleBy(once(), { signal: lifetime })
  }

  return {
    async start() {
      // Ahead of need; what cannot be had is told of when it is used.
      if (canPair) remote.load().catch(() => undefined)
      const results = await Promise.allSettled(options.namespaces.map(load))
      if (lifetime.aborted) throw abortReason(lifetime)
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) {
        if (made.size === 0) throw failed.reason
        ports.logger.error('[latchkey] Wallets could not be looked for.', failed.reason)
      }
      connectors.state.isReady = true
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

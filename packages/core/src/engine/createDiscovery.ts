import { type Adapter, abortReason, type Ports, settleBy } from '@latchkey/common'
import type { Connectors } from '../connectors/createConnectors.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'

/** The adapters of an instance, made when they are first needed; wallets are looked for from then on. */
export type Discovery = {
  /** Makes the adapters once. Rejects with `VIEW_LOAD_FAILED` when their code cannot be had; the next call tries again. */
  start(): Promise<readonly Adapter[]>
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
  let made: readonly Adapter[] = []
  let starting: Promise<readonly Adapter[]> | undefined

  async function run(): Promise<readonly Adapter[]> {
    if (lifetime.aborted) throw abortReason(lifetime)
    const adapters = await createAdapters({ ports, options, networks })
    made = adapters
    if (lifetime.aborted) {
      destroy()
      throw abortReason(lifetime)
    }
    connectors.start(options.enableWallets ? adapters : [])
    return adapters
  }

  function destroy(): void {
    connectors.destroy()
    for (const adapter of made) adapter.destroy()
    made = []
  }

  return {
    start() {
      starting ??= run().catch((error: unknown) => {
        starting = undefined
        throw error
      })
      // Also when an adapter's code never comes (law L1).
      return settleBy(starting, { signal: lifetime })
    },
    destroy,
  }
}

async function createAdapters({
  options,
  ports,
  networks,
}: Pick<Deps, 'options' | 'ports' | 'networks'>): Promise<readonly Adapter[]> {
  const { metadata, enableEIP6963, enableInjected, enableCoinbase, enableBaseAccount, coinbasePreference } = options
  const discovery = { enableEIP6963, enableInjected, enableCoinbase, enableBaseAccount, coinbasePreference }
  const firstOfEach = (options.adapters ?? []).filter(
    ({ namespace }, index, all) => all.findIndex((other) => other.namespace === namespace) === index,
  )
  return Promise.all(
    firstOfEach.map(({ namespace, create }) =>
      create({ ports, metadata, discovery, networks: () => networks.get(namespace).requested }),
    ),
  )
}

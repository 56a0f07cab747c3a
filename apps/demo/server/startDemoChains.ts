import type { ChainNamespace } from '@latchkey/common'
import type { ChainGroup, RunningChain, RunningChains } from './chainGroup.js'
import type { ChainsData, LocalChainData } from './pageData.js'

/** The local chains of the demo, which start in parallel. */
export type DemoChains = {
  /** Running chains, and chains that are still starting. */
  data(): ChainsData
  /** Calls back whenever the chains of a namespace have started or failed. */
  watch(onChange: () => void): void
  /** Settles when the chains of these namespaces run or failed, or after `ms`. */
  settled(namespaces: readonly ChainNamespace[], ms?: number): Promise<void>
  /** Sends coins to an address. Returns whether the chain exists. */
  give(caipNetworkId: string, address: string): Promise<boolean>
  stop(): Promise<void>
}

type Place = { readonly group: ChainGroup; readonly chain: RunningChain }

/** Starts all groups in parallel. A failed one does not affect the others. */
export function startDemoChains(groups: readonly ChainGroup[]): DemoChains {
  const running = new Map<ChainNamespace, RunningChains>()
  const failed: { readonly namespace: ChainNamespace; readonly reason: string }[] = []
  const listeners = new Set<() => void>()
  let isStopping = false

  const starts = new Map(groups.map((group) => [group.namespace, start(group)]))

  async function start(group: ChainGroup): Promise<void> {
    try {
      const chains = await group.start()
      if (isStopping) return await chains.stop()
      running.set(group.namespace, chains)
    } catch (error) {
      failed.push({ namespace: group.namespace, reason: error instanceof Error ? error.message : String(error) })
    }
    for (const listener of listeners) listener()
  }

  const places = (): readonly Place[] =>
    groups.flatMap((group) => (running.get(group.namespace)?.all ?? []).map((chain) => ({ group, chain })))

  return {
    data: () => ({
      chains: places().map(describe),
      starting: groups
        .map(({ namespace }) => namespace)
        .filter((namespace) => !running.has(namespace) && !failed.some((one) => one.namespace === namespace)),
      failed,
    }),
    watch: (onChange) => void listeners.add(onChange),
    async settled(namespaces, ms) {
      const all = Promise.all(namespaces.map((namespace) => starts.get(namespace)))
      const late = ms === undefined ? [] : [new Promise((resolve) => setTimeout(resolve, ms).unref())]
      await Promise.race([all, ...late])
    },
    async give(caipNetworkId, address) {
      const place = places().find(({ chain }) => chain.network.caipNetworkId === caipNetworkId)
      if (!place) return false
      const { group, chain } = place
      await chain.fund(address, unitsOf(group.gift, chain.network.nativeCurrency.decimals))
      return true
    },
    async stop() {
      isStopping = true
      // Chains that are still starting end with this process, which does not wait for them.
      await Promise.allSettled([...running.values()].map((chains) => chains.stop()))
    },
  }
}

/** Converts coins to the smallest unit. (Vite loads this file before any package is built, so it imports none.) */
function unitsOf(coins: string, decimals: number): bigint {
  const [whole = '', fraction = ''] = coins.split('.')
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

function describe({ group, chain: { network, tokenAddress } }: Place): LocalChainData {
  return {
    namespace: group.namespace,
    id: network.id,
    name: network.name,
    coin: network.nativeCurrency,
    rpcUrl: network.rpcUrls.default.http[0] ?? '',
    ...(network.ss58Format === undefined ? {} : { ss58Format: network.ss58Format }),
    ...(tokenAddress === undefined ? {} : { tokenAddress }),
    gift: group.gift,
  }
}

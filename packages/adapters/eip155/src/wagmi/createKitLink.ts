import type { AdapterHost, Network, NetworkInput } from '@latchkey/common'
import { createEmitter } from '@latchkey/common/start'
import type { Chain } from 'viem'
import { toViemChain } from '../viem/viemChain.js'

export type WagmiChains = readonly [Chain, ...Chain[]]

/** The chains of a config with these networks: their types if all are chains of viem. */
export type WagmiChainsOf<networks extends readonly NetworkInput[]> = [networks] extends [
  readonly (infer chain extends Chain)[],
]
  ? readonly [chain, ...chain[]]
  : WagmiChains

/** The account that wagmi shows. */
export type WagmiAccount = {
  /** The active account first. */
  readonly accounts: readonly [`0x${string}`, ...`0x${string}`[]]
  readonly chainId: number
}

/** A connection of the kit, in the format of wagmi. */
export type WagmiConnection = WagmiAccount & {
  /** The id of the kit's connector. */
  readonly connectorId: string
  readonly name: string
  readonly icon: string | undefined
  /** Whether the kit uses it. */
  readonly isActive: boolean
}

/** The link between the wagmi config and the instance that uses the adapter. */
export type KitLink = {
  /** `undefined` until the app has created the instance, and on pages without one. */
  readonly host: AdapterHost | undefined
  /** The open connections at the last `sync`, so that every method of the connectors returns the same state. */
  readonly connections: readonly WagmiConnection[]
  /** The active connection of the kit. */
  readonly active: WagmiConnection | undefined
  /** The instance restores a connection, or waits for a wallet or for a sign-in. */
  readonly isConnecting: boolean
  /** The instance has read the stored connection. */
  readonly isReady: boolean
  /** The next connection is that of an earlier visit. */
  readonly isReturning: boolean
  /** wagmi has called `connect` of the connector. */
  readonly isUsed: boolean
  /** The visitor has connected a wallet in this visit. */
  readonly isChosen: boolean
  /** The id of the network that the kit has selected. */
  readonly selected: number | undefined
  /** The chains of the app, with those that it added to the instance, and without those that it removed. */
  readonly chains: WagmiChains
  attach(host: AdapterHost): () => void
  /** Reads the instance, calls the listeners, and returns the active connection. */
  sync(): WagmiConnection | undefined
  watch(listener: () => void): () => void
  markUsed(): void
}

export function createKitLink(given: WagmiChains): KitLink {
  const changes = createEmitter<void>()
  let host: AdapterHost | undefined
  let connections: readonly WagmiConnection[] = []
  let isConnecting = false
  let isReady = false
  let isReturning = true
  let isUsed = false
  let isChosen = false
  let chains = given
  let networks: readonly Network[] = []

  const findActive = () => connections.find(({ isActive }) => isActive)

  function sync(): WagmiConnection | undefined {
    const before = findActive()
    connections = readConnections(host)
    isChosen ||= !before && findActive() !== undefined && isReady && !isReturning
    isConnecting = host?.getAccount('eip155').status === 'connecting'
    const requested = host?.getCaipNetworks('eip155') ?? networks
    chains = changeChains(chains, networks, requested)
    networks = requested
    changes.emit()
    // The restore continues while the visitor signs in.
    if (isReady && !isConnecting) isReturning = false
    return findActive()
  }

  return {
    get host() {
      return host
    },
    get connections() {
      return connections
    },
    get active() {
      return findActive()
    },
    get isConnecting() {
      return isConnecting
    },
    get isReady() {
      return isReady
    },
    get isReturning() {
      return isReturning
    },
    get isUsed() {
      return isUsed
    },
    get isChosen() {
      return isChosen
    },
    get selected() {
      const id = host?.getCaipNetwork('eip155')?.id
      return id === undefined ? undefined : Number(id)
    },
    get chains() {
      return chains
    },
    attach(next) {
      host = next
      isReady = false
      isReturning = true
      networks = next.getCaipNetworks('eip155')
      const stop = next.watch(sync)
      sync()
      void next.ready().then(() => {
        if (host !== next) return
        isReady = true
        sync()
      })
      return () => {
        stop()
        // Another instance may use the adapter by now, for example after a hot reload.
        if (host !== next) return
        host = undefined
        isReady = true
        sync()
      }
    },
    sync,
    watch: changes.watch,
    markUsed() {
      isUsed = true
    },
  }
}

function readConnections(host: AdapterHost | undefined): readonly WagmiConnection[] {
  return (host?.getConnections('eip155') ?? []).flatMap(
    ({ connectorId, wallet, caipAddress, allAccounts, isActive }) => {
      // The addresses of an EVM account are hex.
      const [first, ...others] = allAccounts.map(({ address }) => address as `0x${string}`)
      const [, chainId] = caipAddress.split(':')
      const { name, icon } = wallet
      return first
        ? [{ connectorId, name, icon, isActive, accounts: [first, ...others], chainId: Number(chainId) }]
        : []
    },
  )
}

/** Compares the accounts of two connections. */
export function isSame(one: WagmiAccount, other: WagmiAccount): boolean {
  return one.chainId === other.chainId && one.accounts.join() === other.accounts.join()
}

/**
 * Returns the chains after a change of the instance's networks: the app's own chains where the network stays the same.
 * wagmi needs at least one chain.
 */
function changeChains(chains: WagmiChains, before: readonly Network[], after: readonly Network[]): WagmiChains {
  if (after.length === before.length && after.every((network, index) => isEqual(network, before[index]))) return chains
  const changed = after.map((network) => {
    const known = before.find(({ id }) => id === network.id)
    return (isEqual(network, known) && chains.find(({ id }) => id === network.id)) || toViemChain(network)
  })
  const [first, ...others] = changed
  return first ? [first, ...others] : chains
}

/** Compares two networks. They are plain data. */
function isEqual(one: Network, other: Network | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

import {
  type CaipNetworkId,
  type ChainNamespace,
  type Network,
  namespaceTraits,
  parseCaipNetworkId,
  type Session,
  traitsOf,
} from '@latchkey/common'
import type { NamespaceNetworks, Networks } from './createNetworks.js'

/** Updates a namespace's networks to those of its wallet. */
export type WalletNetworks = {
  /** Applies the wallet's network. One that the app did not request becomes a placeholder. */
  follow(
    wallet: Pick<Session, 'namespace' | 'connectorType' | 'networkId' | 'supportsAllNetworks' | 'approvedNetworkIds'>,
  ): void
  /** Restores the requested networks after a disconnect. */
  reset(namespace: ChainNamespace): void
  /**
   * Replaces the requested networks. A wallet stays on its network; without one, a removed active network is replaced.
   */
  setRequested(namespace: ChainNamespace, requested: readonly Network[], hasWallet: boolean): void
}

/** Without a wallet, every network can be requested. */
const anyNetwork: Omit<NamespaceNetworks, 'requested' | 'active'> = {
  isUnsupported: false,
  supportsAllNetworks: true,
  approvedNetworkIds: [],
  canApproveMore: false,
}

export function createWalletNetworks({ get, patch, remember, defaultOf, forgetChoice }: Networks): WalletNetworks {
  return {
    follow({ namespace, connectorType, networkId, supportsAllNetworks, approvedNetworkIds }) {
      const known = get(namespace).requested.find(({ caipNetworkId }) => caipNetworkId === networkId)
      patch(namespace, {
        active: known ?? placeholderNetwork(networkId),
        isUnsupported: !known,
        supportsAllNetworks,
        approvedNetworkIds,
        canApproveMore: traitsOf(connectorType).canApproveMore ?? false,
      })
      forgetChoice(namespace)
      remember(namespace)
    },
    reset(namespace) {
      const { active, isUnsupported, requested } = get(namespace)
      patch(namespace, { ...anyNetwork, active: isUnsupported ? defaultOf(namespace, requested) : active })
    },
    setRequested(namespace, requested, hasWallet) {
      const { active, requested: before } = get(namespace)
      const same = requested.find(({ caipNetworkId }) => caipNetworkId === active?.caipNetworkId)
      if (same || !active) return patch(namespace, { requested, active: same ?? requested[0], isUnsupported: false })
      if (!before.includes(active)) return patch(namespace, { requested })
      patch(namespace, {
        requested,
        isUnsupported: hasWallet,
        active: hasWallet ? placeholderNetwork(active.caipNetworkId) : defaultOf(namespace, requested),
      })
    },
  }
}

/** Returns the placeholder for a network that the app did not request. */
export function placeholderNetwork(caipNetworkId: CaipNetworkId): Network {
  const { namespace, reference } = parseCaipNetworkId(caipNetworkId)
  return {
    id: namespaceTraits[namespace].hasNumericIds ? Number(reference) : reference,
    caipNetworkId,
    chainNamespace: namespace,
    name: 'Unsupported Network',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] }, chainDefault: { http: [] } },
  }
}

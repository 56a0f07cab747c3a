import type { ChainNamespace, Network, Session } from '@latchkey/common'
import type { NamespaceNetworks, Networks } from './createNetworks.js'
import { createUnsupportedNetwork } from './unsupportedNetwork.js'

/** The networks of a namespace as its wallet has them. */
export type WalletNetworks = {
  /** Follows the wallet; a network the app did not ask for becomes the placeholder. */
  follow(wallet: Pick<Session, 'namespace' | 'networkId' | 'supportsAllNetworks' | 'approvedNetworkIds'>): void
  /** Back to what the app asked for, after a disconnect. */
  reset(namespace: ChainNamespace): void
  /** What the app asks for from now on. A wallet stays where it is; without one the next network takes its place. */
  setRequested(namespace: ChainNamespace, requested: readonly Network[], hasWallet: boolean): void
}

/** Without a wallet any network may be asked for. */
const anyNetwork: Pick<NamespaceNetworks, 'isUnsupported' | 'supportsAllNetworks' | 'approvedNetworkIds'> = {
  isUnsupported: false,
  supportsAllNetworks: true,
  approvedNetworkIds: [],
}

/** Makes {@link WalletNetworks}. */
export function createWalletNetworks({ get, patch, remember, defaultOf, forgetChoice }: Networks): WalletNetworks {
  return {
    follow({ namespace, networkId, supportsAllNetworks, approvedNetworkIds }) {
      const known = get(namespace).requested.find(({ caipNetworkId }) => caipNetworkId === networkId)
      patch(namespace, {
        active: known ?? createUnsupportedNetwork(networkId),
        isUnsupported: !known,
        supportsAllNetworks,
        approvedNetworkIds,
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
        active: hasWallet ? createUnsupportedNetwork(active.caipNetworkId) : defaultOf(namespace, requested),
      })
    },
  }
}

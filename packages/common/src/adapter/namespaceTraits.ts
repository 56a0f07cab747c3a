import type { ChainNamespace } from '../caip/caipNetworkId.js'
import type { Account, AccountType } from './account.js'
import type { ConnectorType } from './connectorType.js'

/** What differs between namespaces in code that serves all of them. */
export type NamespaceTraits = {
  /** The `id` of a network is a number. In other namespaces it is text. */
  readonly hasNumericIds: boolean
  /** Whether the address of an account depends on the network, as in SS58 and on Bitcoin. */
  readonly hasAddressPerNetwork: boolean
  /** The types of accounts that a remote wallet may state, the default first. */
  readonly accountTypes: readonly [AccountType, ...AccountType[]]
  /**
   * The connectors of wallets whose name identifies them: wallets of Wallet Standard, `injectedWeb3` and `window`
   * properties. On EVM networks a wallet has a reverse-DNS name; without one it is "Browser Wallet". On Bitcoin, an
   * injected wallet may be called "Bitcoin Wallet".
   */
  readonly namedConnectors: readonly ConnectorType[]
}

/** The traits of each namespace. Code asks for a trait instead of comparing namespaces. */
export const namespaceTraits: Readonly<Record<ChainNamespace, NamespaceTraits>> = {
  eip155: {
    hasNumericIds: true,
    hasAddressPerNetwork: false,
    accountTypes: ['eoa', 'smartAccount'],
    namedConnectors: [],
  },
  solana: {
    hasNumericIds: false,
    hasAddressPerNetwork: false,
    accountTypes: ['eoa', 'smartAccount'],
    namedConnectors: ['ANNOUNCED', 'INJECTED'],
  },
  polkadot: {
    hasNumericIds: false,
    hasAddressPerNetwork: true,
    accountTypes: ['eoa', 'smartAccount'],
    namedConnectors: ['ANNOUNCED', 'INJECTED'],
  },
  bip122: {
    hasNumericIds: false,
    hasAddressPerNetwork: true,
    accountTypes: ['payment', 'ordinal'],
    namedConnectors: ['ANNOUNCED'],
  },
}

/**
 * Returns whether a page can make an account active. A Bitcoin wallet's address for ordinals holds collectibles, not
 * payments.
 */
export function isSelectable({ type }: Pick<Account, 'type'>): boolean {
  return type !== 'ordinal'
}

import type { ChainNamespace, Network, WalletInfo } from '@latchkey/common'
import { useDemoKit, useKitValue } from './useActions.js'

/** The kit's current state of a namespace. */
export type ChainView = {
  /** Whether the kit has an adapter and a network for it. */
  readonly isOffered: boolean
  readonly status: 'disconnected' | 'connecting' | 'connected'
  readonly address: string | undefined
  readonly caipAddress: string | undefined
  readonly accounts: readonly string[]
  readonly network: Network | undefined
  readonly networks: readonly Network[]
  readonly wallet: WalletInfo | undefined
  readonly balance: { readonly formatted: string; readonly symbol: string } | undefined
  /** The balance could not be fetched, or the network is a test network, whose balances are not fetched. */
  readonly hasNoBalance: boolean
}

/** Returns the kit's state of one namespace. */
export function useChain(namespace: ChainNamespace): ChainView {
  const { namespaces } = useDemoKit()
  return useKitValue((kit) => {
    const { status, address, caipAddress, allAccounts } = kit.getAccount(namespace)
    const account = kit.core?.accounts.getConnected(namespace)
    const networks = kit.getCaipNetworks(namespace)
    const network = kit.getCaipNetwork(namespace)
    return {
      isOffered: networks.length > 0 && namespaces.includes(namespace),
      status,
      address,
      caipAddress,
      accounts: allAccounts.map((one) => one.address),
      network,
      networks,
      wallet: kit.getWalletInfo(namespace),
      balance: account?.balance && { formatted: account.balance.formatted, symbol: account.balance.symbol },
      hasNoBalance: account?.balanceError !== undefined || network?.testnet === true,
    }
  })
}

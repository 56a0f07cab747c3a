import { createApprovalWindow, createEvmTestWallet, type EvmTestWalletOptions } from '@latchkey/testing'
import type { LocalChainData } from '../kit/pageData.js'
import { undoAll } from './undoAll.js'
import type { WalletFace } from './walletFace.js'

/** The EVM provider of a test wallet. */
export function evmFace(options: Omit<EvmTestWalletOptions, 'chains'>, chains: readonly LocalChainData[]): WalletFace {
  const known = chains.flatMap(({ id, name, rpcUrl, coin }) =>
    typeof id === 'number' ? [{ id, name, rpcUrl, nativeCurrency: coin }] : [],
  )
  const wallet = createEvmTestWallet({ ...options, chains: known })
  const { control, provider } = wallet
  return {
    namespace: 'eip155',
    control,
    addresses: wallet.addresses,
    selectAccount(index) {
      control.shareAccounts([index])
      control.selectAccount(index)
    },
    networks: chains.map(({ id, name }) => ({ value: String(id), label: `${name} (${id})` })),
    network: () => String(Number(provider.chainId ?? 0)),
    selectNetwork: (value) => control.selectChain(Number(value)),
    watch(onChange) {
      const stop = wallet.watchPrompts(onChange)
      provider.on('chainChanged', onChange)
      return () => {
        stop()
        provider.removeListener('chainChanged', onChange)
      }
    },
    appear: () => undoAll(wallet.announce(window), wallet.syncTabs(window), createApprovalWindow(wallet)),
  }
}

import { createApprovalWindow, createSolanaTestWallet, type SolanaTestWalletOptions } from '@latchkey/testing'
import type { LocalChainData } from '../kit/pageData.js'
import { undoAll } from './undoAll.js'
import type { WalletFace } from './walletFace.js'

/** The Solana provider of a test wallet. It signs for the chain that the page states. */
export function solanaFace(
  options: Omit<SolanaTestWalletOptions, 'chains'>,
  chains: readonly LocalChainData[],
): WalletFace {
  const known = chains.map(({ id, name, rpcUrl }) => ({ chain: `solana:${id}`, name, rpcUrl }))
  const wallet = createSolanaTestWallet({ ...options, chains: known })
  const { control } = wallet
  return {
    namespace: 'solana',
    control,
    addresses: wallet.addresses,
    selectAccount(index) {
      control.shareAccounts([index])
      control.selectAccount(index)
    },
    networks: [],
    network: () => undefined,
    selectNetwork: () => undefined,
    watch: (onChange) => wallet.watchPrompts(onChange),
    appear: () => undoAll(wallet.register(window), wallet.syncTabs(window), createApprovalWindow(wallet)),
  }
}

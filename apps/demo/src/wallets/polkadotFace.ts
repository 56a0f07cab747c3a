import { createApprovalWindow, createPolkadotTestWallet, type PolkadotTestWalletOptions } from '@latchkey/testing'
import { undoAll } from './undoAll.js'
import type { WalletFace } from './walletFace.js'

/** A test wallet's Polkadot provider. It needs no chain, because payloads state their chain. */
export function polkadotFace(options: PolkadotTestWalletOptions): WalletFace {
  const wallet = createPolkadotTestWallet(options)
  const { control } = wallet
  return {
    namespace: 'polkadot',
    control: { ...control, lock: () => control.lock('wait') },
    addresses: wallet.addresses,
    selectAccount: (index) => control.shareAccounts([index]),
    networks: [],
    network: () => undefined,
    selectNetwork: () => undefined,
    watch: (onChange) => wallet.watchPrompts(onChange),
    appear: () => undoAll(wallet.inject(window), createApprovalWindow(wallet)),
  }
}

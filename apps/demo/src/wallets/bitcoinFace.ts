import { type BitcoinTestWalletOptions, createApprovalWindow, createBitcoinTestWallet } from '@latchkey/testing'
import type { LocalChainData } from '../kit/pageData.js'
import { undoAll } from './undoAll.js'
import type { WalletFace } from './walletFace.js'

const signetId = '00000008819873e925422c1ff0f99f7c'
const names = { regtest: 'Regtest', signet: 'Signet', testnet: 'Testnet', mainnet: 'Bitcoin' } as const

export type BitcoinFaceOptions = Omit<BitcoinTestWalletOptions, 'chains'> & {
  /** Wallet Standard, or the window path of sats-connect. */
  readonly foundBy: 'standard' | 'satsConnect'
}

/** The Bitcoin provider of a test wallet. */
export function bitcoinFace(
  { foundBy, ...options }: BitcoinFaceOptions,
  chains: readonly LocalChainData[],
): WalletFace {
  const known = chains.map(({ id, rpcUrl }) => ({ network: id === signetId ? 'signet' : 'regtest', rpcUrl }) as const)
  const wallet = createBitcoinTestWallet({ ...options, chains: known })
  const { control, providers } = wallet
  const count = options.accountCount ?? 3
  return {
    namespace: 'bip122',
    control,
    addresses: Array.from({ length: count }, (_, index) => wallet.addresses(index).payment),
    selectAccount: control.selectAccount,
    networks: known.map(({ network }) => ({ value: network, label: names[network] })),
    network: () => providers.standard.accounts[0]?.chains[0]?.replace('bitcoin:', ''),
    selectNetwork: (value) => control.selectNetwork(value === 'signet' ? 'signet' : 'regtest'),
    watch: (onChange) => wallet.watchPrompts(onChange),
    appear: () =>
      undoAll(
        foundBy === 'standard' ? wallet.announce(window) : wallet.inject(window, 'satsConnect'),
        wallet.syncTabs(window),
        createApprovalWindow(wallet),
      ),
  }
}

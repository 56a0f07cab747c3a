import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { injectedWallet } from '@rainbow-me/rainbowkit/wallets'
import { mainnet } from 'wagmi/chains'
import { acmeWallet } from './acmeWallet'

export const config = getDefaultConfig({
  appName: 'Acme',
  projectId: '00000000000000000000000000000000',
  chains: [mainnet],
  wallets: [
    { groupName: 'Ours', wallets: [acmeWallet] },
    { groupName: 'Others', wallets: [injectedWallet] },
  ],
})

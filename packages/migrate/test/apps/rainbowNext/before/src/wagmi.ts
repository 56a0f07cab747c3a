import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { metaMaskWallet, rainbowWallet } from '@rainbow-me/rainbowkit/wallets'
import { cookieStorage, createStorage } from 'wagmi'
import { arbitrum, mainnet, sepolia } from 'wagmi/chains'

const chains = [mainnet, arbitrum, ...(process.env.NEXT_PUBLIC_ENABLE_TESTNETS === 'true' ? [sepolia] : [])] as const

export const config = getDefaultConfig({
  appName: 'Rainbow',
  appDescription: 'A page that a server renders',
  projectId: process.env.NEXT_PUBLIC_PROJECT_ID ?? '',
  chains,
  wallets: [{ groupName: 'Popular', wallets: [metaMaskWallet, rainbowWallet] }],
  ssr: true,
  storage: createStorage({ storage: cookieStorage }),
})

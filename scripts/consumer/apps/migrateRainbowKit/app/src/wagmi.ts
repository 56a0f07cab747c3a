import { getDefaultConfig } from '@rainbow-me/rainbowkit'
import { foundry, mainnet } from 'wagmi/chains'

export const config = getDefaultConfig({
  appName: 'My app',
  projectId: '00000000000000000000000000000000',
  chains: [mainnet, foundry],
})

declare module 'wagmi' {
  interface Register {
    config: typeof config
  }
}

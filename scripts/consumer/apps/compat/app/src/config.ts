import { SolanaAdapter } from '@reown/appkit-adapter-solana'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import type { AppKitNetwork } from '@reown/appkit/networks'
import { foundry, mainnet, solana } from '@reown/appkit/networks'
import { createAppKit } from '@reown/appkit/react'

const projectId = '00000000000000000000000000000000'

export const networks: [AppKitNetwork, ...AppKitNetwork[]] = [mainnet, foundry, solana]

export const wagmiAdapter = new WagmiAdapter({ networks, projectId, ssr: false })

export const modal = createAppKit({
  adapters: [wagmiAdapter, new SolanaAdapter()],
  networks,
  projectId,
  metadata: {
    name: 'Consumer',
    description: 'An app with the import names of AppKit',
    url: window.location.origin,
    icons: [`${window.location.origin}/icon.png`],
  },
  themeMode: 'light',
  themeVariables: { '--w3m-accent': '#5b3df5' },
  features: { analytics: false, email: false, socials: [], swaps: false, onramp: false, send: false, receive: false, history: false },
})

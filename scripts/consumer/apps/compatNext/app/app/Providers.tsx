'use client'

import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { foundry, mainnet } from '@reown/appkit/networks'
import { createAppKit } from '@reown/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'

const projectId = '00000000000000000000000000000000'
const networks = [mainnet, foundry]
const wagmiAdapter = new WagmiAdapter({ networks, projectId, ssr: true })
const queryClient = new QueryClient()

createAppKit({
  adapters: [wagmiAdapter],
  networks,
  projectId,
  metadata: { name: 'Consumer', description: 'An app with the names of AppKit', url: 'https://app.example', icons: [] },
  features: { email: false, socials: false, swaps: false, onramp: false, send: false, receive: false, history: false },
})

export function Providers({ children }: { children: ReactNode }) {
  return (
    <WagmiProvider config={wagmiAdapter.wagmiConfig}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}

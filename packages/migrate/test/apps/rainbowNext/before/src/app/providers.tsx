'use client'

import type { ReactNode } from 'react'
import { RainbowKitProvider, darkTheme, lightTheme } from '@rainbow-me/rainbowkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { arbitrum } from 'wagmi/chains'
import { config } from '../wagmi'

const queryClient = new QueryClient()

const Kit = ({ children }: { children: ReactNode }) => (
  <RainbowKitProvider theme={{ lightMode: lightTheme(), darkMode: darkTheme() }} initialChain={arbitrum} coolMode>
    {children}
  </RainbowKitProvider>
)

export function Providers({ children }: { children: ReactNode }) {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        <Kit>{children}</Kit>
      </QueryClientProvider>
    </WagmiProvider>
  )
}

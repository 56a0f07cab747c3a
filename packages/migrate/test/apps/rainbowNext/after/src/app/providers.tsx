'use client'

import type { ReactNode } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { config } from '../wagmi'

const queryClient = new QueryClient()

const Kit = ({ children }: { children: ReactNode }) => (
  <>
    {children}
  </>
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

import { createAppKit } from '@reown/appkit/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { WagmiProvider } from 'wagmi'
import { Account } from './components/Account'
import { config, metadata, networks, projectId, wagmiAdapter } from './config'

const queryClient = new QueryClient()

createAppKit({
  adapters: [wagmiAdapter],
  networks,
  projectId,
  metadata,
  themeMode: 'light' as const,
  themeVariables: { '--w3m-accent': '#7a3cff' },
  features: { analytics: true, email: false, socials: [] },
})

export function App() {
  return (
    <WagmiProvider config={config}>
      <QueryClientProvider client={queryClient}>
        {/* The button draws itself. */}
        <w3m-button balance="hide" />
        <appkit-network-button></appkit-network-button>
        <Account />
      </QueryClientProvider>
    </WagmiProvider>
  )
}

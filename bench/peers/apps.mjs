const projectId = '0'.repeat(32)
const wagmi = { wagmi: '2.19.5', viem: '2.57.1', '@tanstack/react-query': '5.108.4' }

/**
 * The smallest app of each kit by its own documentation, with Ethereum and Base: its packages, and the code of
 * `main.jsx` around `Page`.
 */
export const peerApps = {
  latchkey: {
    // The tarballs of this repository.
    ours: ['@latchkey/appkit', '@latchkey/adapter-eip155'],
    packages: {},
    code: `
      import { createEip155Adapter } from '@latchkey/adapter-eip155'
      import { base, mainnet } from '@latchkey/appkit/networks'
      import { AppKitButton, createAppKit } from '@latchkey/appkit/react'

      createAppKit({ projectId: '${projectId}', networks: [mainnet, base], adapters: [createEip155Adapter()] })
      const Page = () => <AppKitButton />`,
  },
  rainbowKit: {
    packages: { '@rainbow-me/rainbowkit': '2.2.11', ...wagmi },
    code: `
      import '@rainbow-me/rainbowkit/styles.css'
      import { ConnectButton, getDefaultConfig, RainbowKitProvider } from '@rainbow-me/rainbowkit'
      import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
      import { WagmiProvider } from 'wagmi'
      import { base, mainnet } from 'wagmi/chains'

      const config = getDefaultConfig({ appName: 'App', projectId: '${projectId}', chains: [mainnet, base] })
      const client = new QueryClient()
      const Page = () => (
        <WagmiProvider config={config}>
          <QueryClientProvider client={client}>
            <RainbowKitProvider><ConnectButton /></RainbowKitProvider>
          </QueryClientProvider>
        </WagmiProvider>
      )`,
  },
  connectKit: {
    packages: { connectkit: '1.9.2', ...wagmi },
    code: `
      import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
      import { ConnectKitButton, ConnectKitProvider, getDefaultConfig } from 'connectkit'
      import { createConfig, WagmiProvider } from 'wagmi'
      import { base, mainnet } from 'wagmi/chains'

      const config = createConfig(getDefaultConfig({ appName: 'App', walletConnectProjectId: '${projectId}', chains: [mainnet, base] }))
      const client = new QueryClient()
      const Page = () => (
        <WagmiProvider config={config}>
          <QueryClientProvider client={client}>
            <ConnectKitProvider><ConnectKitButton /></ConnectKitProvider>
          </QueryClientProvider>
        </WagmiProvider>
      )`,
  },
  appKit: {
    packages: { '@reown/appkit': '1.8.24', '@reown/appkit-adapter-wagmi': '1.8.24', ...wagmi },
    code: `
      import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
      import { base, mainnet } from '@reown/appkit/networks'
      import { createAppKit } from '@reown/appkit/react'
      import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
      import { WagmiProvider } from 'wagmi'

      const networks = [mainnet, base]
      const metadata = { name: 'App', description: 'App', url: 'https://app.example', icons: [] }
      const adapter = new WagmiAdapter({ networks, projectId: '${projectId}' })
      createAppKit({ adapters: [adapter], networks, projectId: '${projectId}', metadata })
      const client = new QueryClient()
      const Page = () => (
        <WagmiProvider config={adapter.wagmiConfig}>
          <QueryClientProvider client={client}><appkit-button /></QueryClientProvider>
        </WagmiProvider>
      )`,
  },
}

import { createWagmiAdapter } from '@latchkey/adapter-eip155/wagmi'
import { createAppKit } from '@latchkey/appkit/react'
import { cookieStorage, createStorage } from 'wagmi'
import { arbitrum, mainnet, sepolia } from 'wagmi/chains'

const chains = [mainnet, arbitrum, ...(process.env.NEXT_PUBLIC_ENABLE_TESTNETS === 'true' ? [sepolia] : [])] as const

const wagmiAdapter = createWagmiAdapter({
  networks: chains,
  ssr: true,
  storage: createStorage({ storage: cookieStorage }),
})

createAppKit({
  projectId: process.env.NEXT_PUBLIC_PROJECT_ID ?? '',
  metadata: { name: 'Rainbow', description: 'A page that a server renders' },
  networks: chains,
  adapters: [wagmiAdapter],
  defaultNetwork: arbitrum,
})

export const config = wagmiAdapter.wagmiConfig

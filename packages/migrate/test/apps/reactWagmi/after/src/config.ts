import { createWagmiAdapter } from '@latchkey/adapter-eip155/wagmi'
import type { NetworkInput } from '@latchkey/appkit/networks'
import { arbitrum, base, mainnet } from '@latchkey/appkit/networks'

// From the dashboard.
export const projectId = import.meta.env.VITE_PROJECT_ID ?? '00000000000000000000000000000000'

export const metadata = {
  name: 'Savings',
  description: 'Shows what you have saved',
  url: 'https://savings.example',
  icons: ['https://savings.example/icon.png'],
}

export const networks = [mainnet, arbitrum, base] as [NetworkInput, ...NetworkInput[]]

export const wagmiAdapter = createWagmiAdapter({
  networks, // the same as for the kit
})

export const config = wagmiAdapter.wagmiConfig

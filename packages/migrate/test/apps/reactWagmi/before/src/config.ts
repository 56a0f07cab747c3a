import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import type { AppKitNetwork } from '@reown/appkit/networks'
import { arbitrum, base, mainnet } from '@reown/appkit/networks'

// From the dashboard.
export const projectId = import.meta.env.VITE_PROJECT_ID ?? '00000000000000000000000000000000'

export const metadata = {
  name: 'Savings',
  description: 'Shows what you have saved',
  url: 'https://savings.example',
  icons: ['https://savings.example/icon.png'],
}

export const networks = [mainnet, arbitrum, base] as [AppKitNetwork, ...AppKitNetwork[]]

export const wagmiAdapter = new WagmiAdapter({
  projectId,
  networks, // the same as for the kit
})

export const config = wagmiAdapter.wagmiConfig

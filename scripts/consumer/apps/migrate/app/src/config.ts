import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { type AppKitNetwork, foundry, mainnet } from '@reown/appkit/networks'

export const projectId = '00000000000000000000000000000000'

export const networks = [mainnet, foundry] as [AppKitNetwork, ...AppKitNetwork[]]

// One config for wagmi and the kit.
export const wagmiAdapter = new WagmiAdapter({ networks, projectId })

import { injected, metaMask } from '@wagmi/connectors'
import { createConfig, http } from '@wagmi/core'
import { mainnet } from '@wagmi/core/chains'

export const config = createConfig({
  chains: [mainnet],
  connectors: [injected(), metaMask()],
  transports: { [mainnet.id]: http() },
})

import { http } from '@wagmi/core'
import { createWagmiAdapter } from '@latchkey/adapter-eip155/wagmi-core'
import { createAppKit } from '@latchkey/appkit'
import { mainnet } from '@wagmi/core/chains'

const networks = [mainnet]

const wagmiAdapter = createWagmiAdapter({
  networks,
  transports: { [mainnet.id]: http() },
})

createAppKit({
  networks,
  adapters: [wagmiAdapter],
})

export const config = wagmiAdapter.wagmiConfig

import { createWagmiAdapter } from '@latchkey/adapter-eip155/wagmi'
import { createAppKit } from '@latchkey/appkit/react'
import { mainnet } from 'wagmi/chains'
import { acmeWallet } from './acmeWallet'

const networks = [mainnet]

const wagmiAdapter = createWagmiAdapter({ networks })

createAppKit({
  projectId: '00000000000000000000000000000000',
  metadata: { name: 'Acme' },
  networks,
  adapters: [wagmiAdapter],
  customWallets: [acmeWallet],
})

export const config = wagmiAdapter.wagmiConfig

import { cookieStorage, createStorage } from '@wagmi/core'
import { createWagmiAdapter } from '@latchkey/adapter-eip155/wagmi'
import { mainnet, arbitrum } from '@latchkey/appkit/networks'

export const projectId = process.env.NEXT_PUBLIC_PROJECT_ID

if (!projectId) {
  throw new Error('NEXT_PUBLIC_PROJECT_ID is not set.')
}

export const networks = [mainnet, arbitrum]

export const wagmiAdapter = createWagmiAdapter({
  storage: createStorage({
    storage: cookieStorage,
  }),
  ssr: true,
  networks,
})

export const config = wagmiAdapter.wagmiConfig

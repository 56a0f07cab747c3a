import { SolanaAdapter } from '@latchkey/compat/adapter-solana/react'
import { WagmiAdapter } from '@latchkey/compat/adapter-wagmi'
import { DefaultSIWX, EIP155Verifier } from '@latchkey/compat/siwx'
import { mainnet, solana } from '@latchkey/appkit/networks'
import { createAppKit, type CreateAppKit } from '@latchkey/compat/appkit/react'

const networks = [mainnet, solana]
const customRpcUrls = { 'eip155:1': [{ url: 'https://rpc.example' }] }

/** Knows its name. */
class NamedAdapter extends WagmiAdapter {
  readonly name = 'wagmi'
}

export const adapter = new NamedAdapter({ networks, projectId: '00000000000000000000000000000000', customRpcUrls })

const options: CreateAppKit = {
  adapters: [adapter, new SolanaAdapter({ wallets: [] })],
  networks,
  projectId: '00000000000000000000000000000000',
  siwx: new DefaultSIWX({ verifiers: [new EIP155Verifier()] }),
  enableWalletConnect: true,
}

export const kit = createAppKit(options)
kit.subscribeConnections((connections) => console.log(connections.length))

import { SolanaAdapter } from '@reown/appkit-adapter-solana/react'
import { WagmiAdapter } from '@reown/appkit-adapter-wagmi'
import { DefaultSIWX, EIP155Verifier } from '@reown/appkit-siwx'
import { mainnet, solana } from '@reown/appkit/networks'
import { createAppKit, type CreateAppKit } from '@reown/appkit/react'

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

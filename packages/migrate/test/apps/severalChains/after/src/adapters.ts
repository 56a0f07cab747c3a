import { createBip122Adapter as Bitcoin } from '@latchkey/adapter-bip122'
import { createEip155Adapter as Ethers5Adapter } from '@latchkey/adapter-eip155'
import { createSolanaAdapter } from '@latchkey/adapter-solana'
import * as chains from '@latchkey/appkit/networks'

export type Adapters = { evm: ReturnType<typeof Ethers5Adapter>; bitcoin: ReturnType<typeof Bitcoin> }

const createEip155Adapter = () => Ethers5Adapter()
export const adapters: Adapters = {
  evm: createEip155Adapter(),
  bitcoin: Bitcoin(),
}
export const all = [adapters.evm, adapters.bitcoin, /* the rest */ createSolanaAdapter()]
export const networks = [chains.mainnet, chains.bitcoin, chains.solana] satisfies chains.NetworkInput[]

import { BitcoinAdapter as Bitcoin } from '@reown/appkit-adapter-bitcoin'
import { Ethers5Adapter } from '@reown/appkit-adapter-ethers5'
import { SolanaAdapter } from '@reown/appkit-adapter-solana'
import * as chains from '@reown/appkit/networks'

export type Adapters = { evm: Ethers5Adapter; bitcoin: Bitcoin }

const createEip155Adapter = () => new Ethers5Adapter()
export const adapters: Adapters = {
  evm: createEip155Adapter(),
  bitcoin: new Bitcoin({ projectId: '00000000000000000000000000000000' }),
}
export const all = [adapters.evm, adapters.bitcoin, /* the rest */ new SolanaAdapter()]
export const networks = [chains.mainnet, chains.bitcoin, chains.solana] satisfies chains.AppKitNetwork[]

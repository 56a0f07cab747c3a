export type { EthersSource } from '../ethers/ethersProvider.js'
export { getEthersProvider } from '../ethers/ethersProvider.js'
export { getEthersSigner, watchEthersSigner } from '../ethers/ethersSigner.js'

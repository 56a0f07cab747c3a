export { getEthersProvider } from '../ethers/getEthersProvider.js'
export { getEthersSigner } from '../ethers/getEthersSigner.js'
export type { EthersSource } from '../ethers/source.js'
export { watchEthersSigner } from '../ethers/watchEthersSigner.js'

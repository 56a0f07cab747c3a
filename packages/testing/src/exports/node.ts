export { anvilPath } from '../chains/anvilPath.js'
export { testToken } from '../chains/contracts/testToken.js'
export type { LocalChain } from '../chains/localChain.js'
export type { LocalChainName } from '../chains/localChainName.js'
export type { NameService } from '../chains/nameService.js'
export {
  type LocalChains,
  type LocalChainsOptions,
  startLocalChains,
} from '../chains/startLocalChains.js'
export { type TestAccount, testAccounts, testMnemonic } from '../chains/testAccounts.js'

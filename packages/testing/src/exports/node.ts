export { anvilPath } from '../chains/anvilPath.js'
export type { LocalBitcoinName, LocalBitcoinPose } from '../chains/bitcoin/bitcoinNetworks.js'
export {
  type LocalBitcoin,
  type LocalBitcoinChain,
  type LocalBitcoinOptions,
  startLocalBitcoin,
} from '../chains/bitcoin/startLocalBitcoin.js'
export { testToken } from '../chains/contracts/testToken.js'
export type { LocalChain } from '../chains/localChain.js'
export type { LocalChainName } from '../chains/localChainName.js'
export type { NameService } from '../chains/nameService.js'
export type { LocalPolkadotChain } from '../chains/polkadot/localPolkadotChain.js'
export { type PolkadotTestAccount, polkadotTestAccounts } from '../chains/polkadot/polkadotAccounts.js'
export {
  type LocalPolkadot,
  type LocalPolkadotOptions,
  startLocalPolkadot,
} from '../chains/polkadot/startLocalPolkadot.js'
export { type SolanaTestAccount, solanaTestAccounts } from '../chains/solana/solanaAccounts.js'
export {
  type LocalSolana,
  type LocalSolanaChain,
  type LocalSolanaOptions,
  startLocalSolana,
} from '../chains/solana/startLocalSolana.js'
export {
  type AllLocalChains,
  type AllLocalChainsOptions,
  startAllLocalChains,
} from '../chains/startAllLocalChains.js'
export {
  type LocalChains,
  type LocalChainsOptions,
  startLocalChains,
} from '../chains/startLocalChains.js'
export { type TestAccount, testAccounts, testMnemonic } from '../chains/testAccounts.js'
export {
  answerCall,
  type RpcCall,
  type RpcHandler,
  type RpcServer,
  sendJson,
  startRpcServer,
} from '../fakes/startRpcServer.js'
export type { RelayFaultControls } from '../relay/createRelayFaults.js'
export type { RelayTrafficCounts } from '../relay/createRelayTraffic.js'
export type { RelayFrame } from '../relay/relayFrame.js'
export { type LocalRelay, type LocalRelayOptions, startRelay } from '../relay/startRelay.js'

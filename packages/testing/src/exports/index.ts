export { createApprovalWindow } from '../approval/createApprovalWindow.js'
export { type PolkadotTestAccount, polkadotTestAccounts } from '../chains/polkadot/polkadotAccounts.js'
export { type SolanaTestAccount, solanaTestAccounts } from '../chains/solana/solanaAccounts.js'
export { type TestAccount, testAccounts, testMnemonic } from '../chains/testAccounts.js'
export {
  type AsyncMethod,
  checkMethods,
  checkRejections,
  checkTransfers,
  type Verb,
} from '../conformance/checkRejections.js'
export { codeOf } from '../fakes/codeOf.js'
export {
  type AdapterContextChange,
  createAdapterContext,
  type TestAdapterContext,
} from '../fakes/createAdapterContext.js'
export { createFakeClock, type FakeClock } from '../fakes/createFakeClock.js'
export { createFakeFetch, type FakeAnswer, type FakeFetch, type RecordedRequest } from '../fakes/createFakeFetch.js'
export { createFakeLogger, type FakeLogger, type LogEntry, type LogLevel } from '../fakes/createFakeLogger.js'
export { createFakePage, type FakePage } from '../fakes/createFakePage.js'
export { createFakePorts, type FakePorts } from '../fakes/createFakePorts.js'
export {
  createFakeStorage,
  type FakeStorage,
  type FakeStorageOptions,
  type StorageFailure,
} from '../fakes/createFakeStorage.js'
export {
  createScriptedChannel,
  type ScriptedChannel,
  type ScriptedChannelOptions,
} from '../fakes/createScriptedChannel.js'
export { createSkippableClock, type SkippableClock } from '../fakes/createSkippableClock.js'
export { settle } from '../fakes/settle.js'
export { systemClock } from '../fakes/systemClock.js'
export { createSharedPermission, type SharedPermission } from '../wallet/base/createSharedPermission.js'
export type { LockMode } from '../wallet/base/lockMode.js'
export type {
  Prompt,
  PromptCall,
  PromptChoice,
  PromptDetails,
  PromptLine,
  PromptNetwork,
  PromptPart,
} from '../wallet/base/prompt.js'
export { ProviderError } from '../wallet/base/providerError.js'
export type { LoggedRequest } from '../wallet/base/requestLog.js'
export type { ScriptedAnswer, WalletChange } from '../wallet/base/scriptedAnswer.js'
export type { WalletBehaviour } from '../wallet/base/walletBehaviour.js'
export type { WalletControl } from '../wallet/base/walletControl.js'
export type { WalletQuirks } from '../wallet/base/walletQuirks.js'
export type { WalletStorage } from '../wallet/base/walletStorage.js'
export type { BitcoinNetworkName, BitcoinWalletChain } from '../wallet/bitcoin/bitcoinChain.js'
export type { BitcoinWalletControl } from '../wallet/bitcoin/bitcoinControl.js'
export type { BitcoinTestWalletOptions } from '../wallet/bitcoin/bitcoinOptions.js'
export {
  type BitcoinTestAddresses,
  type BitcoinTestWallet,
  createBitcoinTestWallet,
} from '../wallet/bitcoin/createBitcoinTestWallet.js'
export type { BitcoinPlace } from '../wallet/bitcoin/placeProvider.js'
export type { AnnouncedInfo, AnnounceOptions } from '../wallet/evm/announcement.js'
export { createEvmTestWallet, type EvmTestWallet } from '../wallet/evm/createEvmTestWallet.js'
export type { EvmTestWalletOptions } from '../wallet/evm/evmTestWalletOptions.js'
export type { EvmWalletControl } from '../wallet/evm/evmWalletControl.js'
export type { InjectOptions } from '../wallet/evm/injection.js'
export type { TestProvider } from '../wallet/evm/testProvider.js'
export type { TransactionCall } from '../wallet/evm/transactionCall.js'
export type { WalletChain } from '../wallet/evm/walletChain.js'
export { createFrameWallet, type FrameWallet, type FrameWalletOptions } from '../wallet/frame/createFrameWallet.js'
export { openFrameChannels } from '../wallet/frame/openFrameChannels.js'
export { createPolkadotTestWallet, type PolkadotTestWallet } from '../wallet/polkadot/createPolkadotTestWallet.js'
export type { PolkadotWalletControl } from '../wallet/polkadot/polkadotWalletControl.js'
export type { PolkadotTestWalletOptions, PolkadotWalletAccount } from '../wallet/polkadot/polkadotWalletOptions.js'
export {
  createSolanaTestWallet,
  type SolanaStandardWallet,
  type SolanaTestWallet,
} from '../wallet/solana/createSolanaTestWallet.js'
export type {
  SolanaFeature,
  SolanaTestWalletOptions,
  SolanaWalletChain,
} from '../wallet/solana/solanaTestWalletOptions.js'
export type { SolanaWalletControl } from '../wallet/solana/solanaWalletControl.js'
export type { SolanaWalletAccount } from '../wallet/solana/solanaWalletCore.js'
export type { ApprovalPolicy, GrantChoice } from '../wallet/walletConnect/approvalPolicy.js'
export { createWalletConnectWallet } from '../wallet/walletConnect/createWalletConnectWallet.js'
export type { PhoneNetwork } from '../wallet/walletConnect/phoneNetwork.js'
export type { PhoneProposal } from '../wallet/walletConnect/phoneProposal.js'
export type { PhoneRequest } from '../wallet/walletConnect/phoneRequest.js'
export type { PhonePeer, PhoneScope, PhoneSession } from '../wallet/walletConnect/phoneSession.js'
export type { SignInChoice } from '../wallet/walletConnect/signInChoice.js'
export type { WalletConnectWallet } from '../wallet/walletConnect/walletConnectWallet.js'
export type { WalletConnectWalletOptions } from '../wallet/walletConnect/walletConnectWalletOptions.js'
export { walletPresets } from '../wallet/walletPresets.js'

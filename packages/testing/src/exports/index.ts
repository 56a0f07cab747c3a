export { createApprovalWindow } from '../approval/createApprovalWindow.js'
export { type PolkadotTestAccount, polkadotTestAccounts } from '../chains/polkadot/polkadotAccounts.js'
export { type TestAccount, testAccounts, testMnemonic } from '../chains/testAccounts.js'
export { createFakeClock, type FakeClock } from '../fakes/createFakeClock.js'
export { createFakeFetch, type FakeAnswer, type FakeFetch, type RecordedRequest } from '../fakes/createFakeFetch.js'
export { createFakeLogger, type FakeLogger, type LogEntry, type LogLevel } from '../fakes/createFakeLogger.js'
export { createFakePorts, type FakePorts } from '../fakes/createFakePorts.js'
export {
  createFakeStorage,
  type FakeStorage,
  type FakeStorageOptions,
  type StorageFailure,
} from '../fakes/createFakeStorage.js'
export type { AnnouncedInfo, AnnounceOptions } from '../wallet/announcement.js'
export type { BitcoinNetworkName, BitcoinWalletChain } from '../wallet/bitcoin/bitcoinChain.js'
export type { BitcoinWalletControl } from '../wallet/bitcoin/bitcoinControl.js'
export type { BitcoinTestWalletOptions } from '../wallet/bitcoin/bitcoinOptions.js'
export {
  type BitcoinTestAddresses,
  type BitcoinTestWallet,
  createBitcoinTestWallet,
} from '../wallet/bitcoin/createBitcoinTestWallet.js'
export type { BitcoinPlace } from '../wallet/bitcoin/placeProvider.js'
export { createEvmTestWallet, type EvmTestWallet } from '../wallet/createEvmTestWallet.js'
export type { InjectOptions } from '../wallet/injection.js'
export type { LockMode } from '../wallet/lockMode.js'
export { createPolkadotTestWallet, type PolkadotTestWallet } from '../wallet/polkadot/createPolkadotTestWallet.js'
export type { PolkadotWalletControl } from '../wallet/polkadot/polkadotWalletControl.js'
export type { PolkadotTestWalletOptions, PolkadotWalletAccount } from '../wallet/polkadot/polkadotWalletOptions.js'
export type { Prompt, PromptChoice, PromptDetails } from '../wallet/prompt.js'
export { ProviderError } from '../wallet/providerError.js'
export type { LoggedRequest } from '../wallet/requestLog.js'
export type { ScriptedAnswer, WalletChange } from '../wallet/scriptedAnswer.js'
export type { TestProvider } from '../wallet/testProvider.js'
export type { TransactionCall } from '../wallet/transactionCall.js'
export type { WalletChain } from '../wallet/walletChain.js'
export type { WalletControl } from '../wallet/walletControl.js'
export type { EvmTestWalletOptions, WalletBehaviour } from '../wallet/walletOptions.js'
export { walletPresets } from '../wallet/walletPresets.js'
export type { WalletStorage } from '../wallet/walletStore.js'

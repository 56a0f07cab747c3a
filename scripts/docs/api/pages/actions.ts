/**
 * Actions of a connected wallet, by namespace. Import types from `@latchkey/appkit`. The guide is
 * [Actions](../actions.md).
 *
 * @module
 */
export {
  type ActionsByNamespace,
  type Bip122Actions,
  type BitcoinAddress,
  type BitcoinRecipient,
  type Call,
  type CallsStatus,
  type Capabilities,
  type Eip155Actions,
  type Hex,
  type PolkadotActions,
  type PolkadotPayload,
  readViemNames,
  type SolanaActions,
  type SolanaSendOptions,
  type SolanaTransaction,
  type TransactionReceipt,
  type TransactionRequest,
  type TypedData,
  type WalletPermission,
} from '../../../../packages/common/src/exports/index.js'

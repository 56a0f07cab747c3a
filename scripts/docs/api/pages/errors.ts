/**
 * Errors and their codes. Import `AppKitError` and `isAppKitError` from `@latchkey/appkit`. Each code with its message
 * and what to do about it is in [Troubleshooting](../troubleshooting.md).
 *
 * @module
 */
export {
  AppKitError,
  type AppKitErrorOptions,
  type ChangeNetworksErrorCode,
  type ConnectErrorCode,
  type CreateChainClientErrorCode,
  type CreateErrorCode,
  type DisconnectErrorCode,
  type DiscoverErrorCode,
  type ErrorCode,
  type FetchBalanceErrorCode,
  isAppKitError,
  type LoadErrorCode,
  type OpenErrorCode,
  type ReadContractErrorCode,
  type SendTransactionErrorCode,
  type SetAccountErrorCode,
  type SignMessageErrorCode,
  type SignTransactionErrorCode,
  type SignTypedDataErrorCode,
  type SwitchNetworkErrorCode,
  type TableErrorCode,
  type WaitForReceiptErrorCode,
  type WriteContractErrorCode,
} from '../../../../packages/common/src/exports/index.js'

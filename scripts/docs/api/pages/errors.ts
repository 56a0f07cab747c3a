/**
 * Errors and their codes. Import `AppKitError` and `isAppKitError` from `@latchkey/appkit`. Each code with its message and what to do about it is in [Troubleshooting](../troubleshooting.md).
 *
 * @module
 */
export {
  AppKitError,
  type AppKitErrorOptions,
  type ErrorCode,
  isAppKitError,
  type WaitForReceiptErrorCode,
  type ReadContractErrorCode,
  type WriteContractErrorCode,
  type SendTransactionErrorCode,
  type SignTransactionErrorCode,
  type SignTypedDataErrorCode,
  type SignMessageErrorCode,
  type SwitchNetworkErrorCode,
  type DisconnectErrorCode,
  type ConnectErrorCode,
  type TableErrorCode,
} from '../../../../packages/common/src/exports/index.js'

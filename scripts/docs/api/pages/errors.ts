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
  type TableErrorCode,
} from '../../../../packages/common/src/exports/index.js'

import { expectTypeOf } from 'vitest'
import { type AppKitError, isAppKitError } from './appKitError.js'
import type { ErrorCode } from './featureErrors.js'
import type {
  ConnectErrorCode,
  DisconnectErrorCode,
  ReadContractErrorCode,
  SendTransactionErrorCode,
  SignMessageErrorCode,
} from './verbErrors.js'

expectTypeOf<ConnectErrorCode | SendTransactionErrorCode | ReadContractErrorCode>().toExtend<ErrorCode>()
expectTypeOf<'USER_REJECTED' | 'MODAL_CLOSED'>().toExtend<ConnectErrorCode>()
expectTypeOf<'CALL_REVERTED' | 'RPC_FAILED'>().toExtend<ReadContractErrorCode>()
expectTypeOf<'MODAL_CLOSED'>().not.toExtend<SignMessageErrorCode>()
expectTypeOf<DisconnectErrorCode>().toEqualTypeOf<
  | 'ABORTED'
  | 'ADAPTER_OR_CONNECTOR_NOT_FOUND'
  | 'BROWSER_TOO_OLD'
  | 'DESTROYED'
  | 'DISCONNECT_FAILED'
  | 'VIEW_LOAD_FAILED'
>()

// A check of the code narrows it, for example for a `switch`.
declare const error: unknown
if (isAppKitError(error)) expectTypeOf(error).toExtend<AppKitError>()
if (isAppKitError(error)) expectTypeOf(error.code).toEqualTypeOf<ErrorCode>()
if (isAppKitError(error, 'USER_REJECTED', 'ABORTED'))
  expectTypeOf(error.code).toEqualTypeOf<'USER_REJECTED' | 'ABORTED'>()

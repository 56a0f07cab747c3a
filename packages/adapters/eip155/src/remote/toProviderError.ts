import { type AppKitError, type ErrorCode, readField } from '@latchkey/common'

/** The codes of EIP-1193, EIP-1474 and EIP-3326. */
const codes: Readonly<Partial<Record<ErrorCode, number>>> = {
  USER_REJECTED: 4001,
  METHOD_NOT_SUPPORTED: 4200,
  NOT_CONNECTED: 4900,
  DESTROYED: 4900,
  WRONG_NETWORK: 4902,
  CHAIN_NOT_SUPPORTED: 4902,
  NETWORK_NOT_FOUND: 4901,
  REQUEST_PENDING: -32002,
  TOO_MANY_REQUESTS: -32005,
  INVALID_PARAMS: -32602,
}
const internalError = -32603

/**
 * Converts a typed error to the form that EIP-1193 libraries read: a numeric code, and the data of a reverted call.
 * Keeps it as `cause`.
 */
export function toProviderError(cause: AppKitError): Error & { readonly code: number; readonly data?: unknown } {
  const codedLayer = cause.walk((layer) => typeof readField(layer, 'code') === 'number')
  const errorCode = readField(codedLayer, 'code')
  const code = codes[cause.code] ?? (typeof errorCode === 'number' ? errorCode : internalError)
  const data = readField(codedLayer, 'data')
  const error = new Error(cause.details ?? cause.shortMessage, { cause })
  return Object.assign(error, { code }, data === undefined ? {} : { data })
}

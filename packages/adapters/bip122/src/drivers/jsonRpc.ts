import { badResult, createWalletErrorMap, isObject, readField } from '@latchkey/common'

/**
 * Maps the error of a response by the codes of sats-connect. -32001 means "not for this address", and -32002 means "not
 * connected", unlike in EIP-1474. Messages take precedence, because some wallets use one code for every reason.
 */
const mapRpcError = createWalletErrorMap({
  codes: new Map([
    [-32000, 'USER_REJECTED'],
    [-32001, 'INVALID_PARAMS'],
    [-32002, 'NOT_CONNECTED'],
  ]),
})

/**
 * Returns the `result` of a JSON-RPC response, or of a response of the library `sats-connect` (`{ status, result }`).
 * Throws a typed error for an error response, and for one without result and error.
 */
function readResult(response: unknown): unknown {
  const error = readField(response, 'error')
  if (error !== undefined && error !== null) throw mapRpcError(error)
  if (!isObject(response) || !('result' in response)) throw badResult('a result', response)
  return readField(response, 'result')
}

/** Awaits a JSON-RPC response. Wallets report an error in the response, or reject with it. */
export async function askJsonRpc(response: Promise<unknown>): Promise<unknown> {
  return readResult(
    await response.catch((thrown: unknown) => {
      throw mapRpcError(readField(thrown, 'error') ?? thrown)
    }),
  )
}

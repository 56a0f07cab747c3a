import { AppKitError, cleanText, isObject, readField, type TableErrorCode } from '@latchkey/common'
import { mapWalletError } from '../errors.js'

/** Codes that sats-connect gives a meaning of its own: -32001 is "not for this address", and what is "already open" elsewhere is "not connected" here. */
const codes: ReadonlyMap<unknown, TableErrorCode> = new Map<unknown, TableErrorCode>([
  [-32000, 'USER_REJECTED'],
  [-32001, 'INVALID_PARAMS'],
  [-32002, 'NOT_CONNECTED'],
])

/**
 * The `result` of a JSON-RPC answer, or of one of `sats-connect` itself (`{ status, result }`); throws the typed error of an
 * answer that holds one. An answer without either is unreadable.
 */
function readResult(answer: unknown): unknown {
  const error = readField(answer, 'error')
  if (error !== undefined && error !== null) throw mapRpcAnswer(error)
  if (!isObject(answer) || !('result' in answer)) throw new AppKitError('WALLET_BAD_RESULT')
  return readField(answer, 'result')
}

/** Asks by JSON-RPC; wallets tell what they refuse in the answer, or reject with an answer that holds it. */
export async function askJsonRpc(answer: Promise<unknown>): Promise<unknown> {
  return readResult(
    await answer.catch((thrown: unknown) => {
      throw mapRpcAnswer(readField(thrown, 'error') ?? thrown)
    }),
  )
}

/** The typed error for the error of an answer, by the codes of sats-connect. */
function mapRpcAnswer(error: unknown): AppKitError {
  const code = codes.get(readField(error, 'code'))
  if (!code) return mapWalletError(error)
  return new AppKitError(code, { cause: error, details: cleanText(readField(error, 'message'), 300) || undefined })
}

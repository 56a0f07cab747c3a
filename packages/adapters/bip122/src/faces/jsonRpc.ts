import { AppKitError, createWalletErrorMap, isObject, readField } from '@latchkey/common'

/**
 * Maps the error of an answer by the codes of sats-connect: -32001 means "not for this address", and -32002, a pending request in
 * EIP-1474, means "not connected". Texts come first, because some wallets send one code for every reason.
 */
const mapRpcAnswer = createWalletErrorMap({
  codes: new Map([
    [-32000, 'USER_REJECTED'],
    [-32001, 'INVALID_PARAMS'],
    [-32002, 'NOT_CONNECTED'],
  ]),
})

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

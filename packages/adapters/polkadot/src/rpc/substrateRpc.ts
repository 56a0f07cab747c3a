import type { JsonRpcDialect } from '@latchkey/adapter-kit'
import { cleanText, createError, errors, failedBy, parseJson, readField, type TableErrorCode } from '@latchkey/common'
import { isGenesisOf } from '../network/genesis.js'

/** Error codes of temporary errors: unknown, internal, limit exceeded. */
const temporaryCodes = [-1, -32603, -32005]

const meanings: Readonly<Record<number, TableErrorCode>> = {
  [-32601]: 'METHOD_NOT_SUPPORTED',
  [-32602]: 'INVALID_PARAMS',
}

/** JSON-RPC of Substrate nodes. */
export const substrateRpc: JsonRpcDialect = {
  chainMethod: 'chain_getBlockHash',
  chainParams: [0],
  isRightChain: isGenesisOf,
  isChainRequired: true,
  pingMethod: 'system_health',
  parse: parseJson,
  // Runtime metadata is about 1 MB, sent as hex (R45).
  maxBytes: 8 * 1024 * 1024,
  readError(error) {
    const code = readField(error, 'code')
    const number = typeof code === 'number' ? code : 0
    const details = [readField(error, 'message'), readField(error, 'data')]
      .map((part) => cleanText(part, 200))
      .filter(Boolean)
    const typed = createError(errors[meanings[number] ?? 'RPC_FAILED'], { cause: error, details: details.join(': ') })
    return temporaryCodes.includes(number) ? failedBy(typed) : { type: 'refused', error: typed }
  },
}

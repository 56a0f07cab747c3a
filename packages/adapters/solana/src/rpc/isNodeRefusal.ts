import { readField } from '@latchkey/common'

/**
 * Error codes with which a node refuses a request after it read it: invalid parameters, a failed preflight check, and transactions with an
 * invalid signature, a failed precompile, a wrong number of signatures or an unknown version
 * (https://github.com/anza-xyz/agave/blob/master/rpc-client-api/src/custom_error.rs).
 */
const refusalCodes = [-32602, -32002, -32003, -32006, -32013, -32015]

/** Returns whether an error is a node's refusal. Other errors leave open whether the node carried out the request. */
export function isNodeRefusal(error: Error): boolean {
  const code = readField(error.cause, 'code')
  return refusalCodes.some((one) => one === code)
}

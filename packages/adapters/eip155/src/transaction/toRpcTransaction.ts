import { type TransactionRequest, writeEvmTransaction } from '@latchkey/common'
import { parseAddress } from '../address/address.js'

/**
 * Returns the JSON-RPC form of a transaction. Throws `INVALID_PARAMS` that names the field, also for a wrong checksum.
 */
export function toRpcTransaction(
  transaction: TransactionRequest,
  from: string,
  chainId: number,
): Readonly<Record<string, unknown>> {
  return writeEvmTransaction(transaction, {
    from,
    chainId,
    parseAddress: (value, field) => parseAddress(value, field, chainId),
  })
}

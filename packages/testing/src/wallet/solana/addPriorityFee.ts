import { base58 } from '@scure/base'
import { parseWireTransaction } from '../../chains/solana/wireTransaction.js'

const computeBudget = base58.decode('ComputeBudget111111111111111111111111111111')
/** `SetComputeUnitPrice` with 1,000 micro-lamports as a little-endian u64. */
const setPrice = [3, 0xe8, 3, 0, 0, 0, 0, 0, 0]

/**
 * Returns an unsigned copy of a transaction whose first instruction sets a priority fee. The program becomes the last
 * account, which shifts no index of a transaction without lookup tables.
 */
export function addPriorityFee(transaction: Uint8Array): Uint8Array {
  const { signatures, message, version, accounts, instructions } = parseWireTransaction(transaction)
  // After a version byte, the number of accounts follows three counts. All lengths here take one byte.
  const count = (version === 0 ? 1 : 0) + 3
  const keys = count + 1 + 32 * accounts.length
  const blockhash = keys + 32
  return Uint8Array.from([
    signatures.length,
    ...new Uint8Array(64 * signatures.length),
    ...message.subarray(0, count - 1),
    (message[count - 1] ?? 0) + 1,
    accounts.length + 1,
    ...message.subarray(count + 1, keys),
    ...computeBudget,
    ...message.subarray(keys, blockhash),
    instructions.length + 1,
    ...[accounts.length, 0, setPrice.length, ...setPrice],
    ...message.subarray(blockhash + 1),
  ])
}

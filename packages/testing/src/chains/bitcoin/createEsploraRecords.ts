import type { Output, Transaction, TransactionMeta } from './bcoin.js'
import { type BitcoinNode, reverseHex } from './bitcoinNode.js'

export function createEsploraRecords(node: BitcoinNode) {
  const statusOf = ({ height, block, time }: TransactionMeta) =>
    height < 0
      ? { confirmed: false }
      : { confirmed: true, block_height: height, block_hash: block && reverseHex(block), block_time: time }

  const writeOutput = ({ script, value }: Output) => ({
    scriptpubkey: script.raw.toString('hex'),
    scriptpubkey_address: node.addressOf(script.raw),
    value,
  })

  const spentBy = (tx: Transaction) =>
    Promise.all(tx.isCoinbase() ? [] : tx.inputs.map(({ prevout }) => node.spent(prevout.hash, prevout.index)))

  /** Returns the received and spent totals of an address. Esplora reports them separately for blocks and mempool. */
  const sums = async (address: string, metas: readonly TransactionMeta[]) => {
    const result = { funded_txo_count: 0, funded_txo_sum: 0, spent_txo_count: 0, spent_txo_sum: 0, tx_count: 0 }
    const isOurs = ({ script }: Output) => node.addressOf(script.raw) === address
    for (const { tx } of metas) {
      result.tx_count++
      for (const { value } of tx.outputs.filter(isOurs)) {
        result.funded_txo_count++
        result.funded_txo_sum += value
      }
      for (const output of await spentBy(tx)) {
        if (!output || !isOurs(output)) continue
        result.spent_txo_count++
        result.spent_txo_sum += output.value
      }
    }
    return result
  }

  const writeTransaction = async (meta: TransactionMeta) => {
    const { tx } = meta
    const spent = await spentBy(tx)
    const paid = tx.outputs.reduce((sum, { value }) => sum + value, 0)
    const taken = spent.reduce((sum, output) => sum + (output?.value ?? 0), 0)
    return {
      txid: tx.txid(),
      version: tx.version,
      locktime: tx.locktime,
      vin: tx.inputs.map(({ prevout, sequence }, index) => {
        const output = spent[index]
        return {
          txid: reverseHex(prevout.hash),
          vout: prevout.index,
          prevout: output ? writeOutput(output) : null,
          is_coinbase: tx.isCoinbase(),
          sequence,
        }
      }),
      vout: tx.outputs.map(writeOutput),
      size: tx.toRaw().length,
      weight: tx.getWeight(),
      fee: tx.isCoinbase() ? 0 : taken - paid,
      status: statusOf(meta),
    }
  }

  return { statusOf, sums, writeTransaction }
}

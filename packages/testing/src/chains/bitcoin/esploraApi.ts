import type { Output, Transaction, TransactionMeta } from './bcoin.js'
import { type BitcoinNode, reverseHex } from './bitcoinNode.js'

/** An answer of the API: text as it is, anything else as JSON. */
export type ApiAnswer = { readonly status: number; readonly body: unknown }

/** Answers requests as Esplora does (https://github.com/Blockstream/esplora), and two requests of its own that mine and fund. */
export type EsploraApi = (method: string, path: string, body: string) => Promise<ApiAnswer>

type Route = readonly [method: string, pattern: RegExp, answer: (part: string, body: string) => Promise<unknown>]

const notFound: ApiAnswer = { status: 404, body: 'Not found' }

/** Creates the API of a node. `firstBlock` replaces the hash of the first block, for a regtest chain that poses as another network. */
export function createEsploraApi(node: BitcoinNode, firstBlock?: string): EsploraApi {
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

  /** What an address got and spent; Esplora tells sums over all time, apart for blocks and mempool. */
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

  const routes: readonly Route[] = [
    ['GET', /^\/blocks\/tip\/height$/, async () => node.height()],
    ['GET', /^\/blocks\/tip\/hash$/, async () => node.blockHash(node.height())],
    [
      'GET',
      /^\/block-height\/(\d+)$/,
      async (height) => (Number(height) === 0 && firstBlock) || node.blockHash(Number(height)),
    ],
    // Satoshi per virtual byte, by the number of blocks one is ready to wait.
    ['GET', /^\/fee-estimates$/, async () => ({ 1: 4.2, 3: 3.1, 6: 2.05, 144: 1 })],
    [
      'GET',
      /^\/address\/(\w+)$/,
      async (address) => {
        const history = await node.history(address)
        const isWaiting = ({ height }: TransactionMeta) => height < 0
        return {
          address,
          chain_stats: await sums(
            address,
            history.filter((meta) => !isWaiting(meta)),
          ),
          mempool_stats: await sums(address, history.filter(isWaiting)),
        }
      },
    ],
    [
      'GET',
      /^\/address\/(\w+)\/utxo$/,
      async (address) =>
        (await node.coins(address)).map(({ hash, index, value, height }) => ({
          txid: reverseHex(hash),
          vout: index,
          status: height < 0 ? { confirmed: false } : { confirmed: true, block_height: height },
          value,
        })),
    ],
    [
      'GET',
      /^\/address\/(\w+)\/txs$/,
      async (address) => Promise.all([...(await node.history(address))].reverse().map(writeTransaction)),
    ],
    ['GET', /^\/tx\/(\w+)$/, async (txid) => orNothing(await node.transaction(txid), writeTransaction)],
    ['GET', /^\/tx\/(\w+)\/status$/, async (txid) => orNothing(await node.transaction(txid), statusOf)],
    [
      'GET',
      /^\/tx\/(\w+)\/hex$/,
      async (txid) => orNothing(await node.transaction(txid), ({ tx }) => tx.toRaw().toString('hex')),
    ],
    ['POST', /^\/tx$/, async (_, body) => node.broadcast(readHex(body))],
    ['POST', /^\/_mine\/(\d{1,3})$/, async (blocks) => node.mine(Number(blocks)).then(() => node.height())],
    [
      'POST',
      /^\/_fund\/(\w+)$/,
      async (address, body) => {
        if (!/^[1-9]\d{2,15}$/.test(body)) throw new Error('The body must be an amount in satoshi')
        return node.fund(address, BigInt(body))
      },
    ],
  ]

  return async (method, path, body) => {
    for (const [allowed, pattern, answer] of routes) {
      const match = pattern.exec(path)
      if (!match || method !== allowed) continue
      try {
        const value = await answer(match[1] ?? '', body.trim())
        return value === undefined ? notFound : { status: 200, body: value }
      } catch (error) {
        return { status: 400, body: refusal(path, error) }
      }
    }
    return notFound
  }
}

function orNothing<T, R>(value: T | undefined, write: (value: T) => R): R | undefined {
  return value === undefined ? undefined : write(value)
}

function readHex(text: string): Buffer {
  if (!/^([0-9a-f]{2})+$/i.test(text)) throw new Error('TX decode failed')
  return Buffer.from(text, 'hex')
}

/** Esplora passes on what its node says, in these words. */
function refusal(path: string, error: unknown): string {
  const message = error instanceof Error ? ('reason' in error ? String(error.reason) : error.message) : String(error)
  return path === '/tx' ? `sendrawtransaction RPC error: ${JSON.stringify({ code: -26, message })}` : message
}

import type { TransactionMeta } from './bcoin.js'
import { type BitcoinNode, reverseHex } from './bitcoinNode.js'
import { createEsploraRecords } from './createEsploraRecords.js'

/**
 * A route of the API. `part` is the match of the pattern's group. If the handler returns `undefined`, the API responds
 * "Not found".
 */
export type EsploraRoute = readonly [
  method: string,
  pattern: RegExp,
  answer: (part: string, body: string) => Promise<unknown>,
]

/** Creates the routes of Esplora, plus one that mines and one that funds. `firstBlock` replaces the genesis hash. */
export function createEsploraRoutes(node: BitcoinNode, firstBlock?: string): readonly EsploraRoute[] {
  const { statusOf, sums, writeTransaction } = createEsploraRecords(node)
  return [
    ['GET', /^\/blocks\/tip\/height$/, async () => node.height()],
    ['GET', /^\/blocks\/tip\/hash$/, async () => node.blockHash(node.height())],
    [
      'GET',
      /^\/block-height\/(\d+)$/,
      async (height) => (Number(height) === 0 && firstBlock) || node.blockHash(Number(height)),
    ],
    // Satoshi per virtual byte, by number of blocks until confirmation.
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
}

function orNothing<T, R>(value: T | undefined, write: (value: T) => R): R | undefined {
  return value === undefined ? undefined : write(value)
}

function readHex(text: string): Buffer {
  if (!/^([0-9a-f]{2})+$/i.test(text)) throw new Error('TX decode failed')
  return Buffer.from(text, 'hex')
}

import { randomBytes } from 'node:crypto'
import { Address as AddressCodec, OutScript } from '@scure/btc-signer'
import { type Address, type Coin, type FullNode, loadBcoin, type Output, type TransactionMeta } from './bcoin.js'

/** A Bitcoin node with its own regtest chain in this process. Amounts are in satoshi. */
export type BitcoinNode = {
  height(): number
  blockHash(height: number): Promise<string | undefined>
  /** Returns the unspent outputs of an address, in blocks and in the mempool. */
  coins(address: string): Promise<readonly Coin[]>
  history(address: string): Promise<readonly TransactionMeta[]>
  /** Returns the output that an input spends. */
  spent(hash: string, index: number): Promise<Output | undefined>
  transaction(txid: string): Promise<TransactionMeta | undefined>
  /** Returns the address of an output script in this network's format; `undefined` for a script without an address. */
  addressOf(script: Uint8Array): string | undefined
  /** Adds a transaction to the mempool. Rejects with the node's reason. */
  broadcast(bytes: Uint8Array): Promise<string>
  mine(blocks?: number): Promise<void>
  /** Pays from the node's own coins, mines a block and returns the transaction id. */
  fund(address: string, amount: bigint): Promise<string>
}

/** Number of blocks before segregated witness is active and before the miner's coins can be spent. */
const firstBlocks = 450
const coinbaseMaturity = 100
/** Satoshi per 1,000 bytes. */
const faucetRate = 10_000

/** Starts a node with this address prefix and mines its first blocks. */
export async function createBitcoinNode(prefix: string): Promise<BitcoinNode> {
  const bcoin = loadBcoin()
  // bcoin uses an older prefix for regtest; other prefixes let a chain simulate a test network.
  bcoin.Network.get('regtest').addressPrefix.bech32 = prefix
  const codec = AddressCodec({ bech32: prefix, pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef })
  const node: FullNode = new bcoin.FullNode({
    network: 'regtest',
    memory: true,
    workers: false,
    listen: false,
    indexTX: true,
    indexAddress: true,
    logLevel: 'error',
  })
  // bcoin's own API would need a fixed port and is not used.
  node.http.open = async () => undefined
  await node.open()
  const ring = bcoin.KeyRing.fromPrivate(randomBytes(32), true)
  ring.witness = true
  const miner = ring.getAddress()

  const toScript = (address: string) => bcoin.Script.fromRaw(Buffer.from(OutScript.encode(codec.decode(address))))
  const toAddress = (address: string): Address => {
    const found = bcoin.Address.fromScript(toScript(address))
    if (!found) throw new Error(`Not an address: ${address}`)
    return found
  }

  let busy: Promise<unknown> = Promise.resolve()
  /** Queues changes of the chain, because they must not overlap. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = busy.then(work)
    busy = done.catch(() => undefined)
    return done
  }
  const mine = async (blocks: number) => {
    for (let count = 0; count < blocks; count++) await node.chain.add(await node.miner.mineBlock(node.chain.tip, miner))
  }
  const take = async (bytes: Buffer) => {
    const transaction = bcoin.TX.fromRaw(bytes)
    const missing = await node.mempool.addTX(transaction)
    if (missing) throw new Error('bad-txns-inputs-missingorspent')
    return transaction.txid()
  }
  const isMature = ({ coinbase, height }: Coin) => !coinbase || height + coinbaseMaturity <= node.chain.height

  await mine(firstBlocks)
  return {
    height: () => node.chain.height,
    async blockHash(height) {
      const hash = await node.chain.getHash(height)
      return hash === null ? undefined : reverseHex(hash)
    },
    coins: async (address) => node.getCoinsByAddress([toAddress(address)]),
    history: async (address) => node.getMetaByAddress([toAddress(address)]),
    spent: async (hash, index) => (await node.getTX(hash))?.outputs[index],
    transaction: async (txid) => (await node.getMeta(reverseHex(txid))) ?? undefined,
    addressOf(script) {
      try {
        return codec.encode(OutScript.decode(script))
      } catch {
        return undefined
      }
    },
    broadcast: (bytes) => inTurn(() => take(Buffer.from(bytes))),
    mine: (blocks = 1) => inTurn(() => mine(blocks)),
    fund: (address, amount) =>
      inTurn(async () => {
        const payment = new bcoin.MTX()
        payment.addOutput({ script: toScript(address), value: Number(amount) })
        const coins = (await node.getCoinsByAddress([miner])).filter(isMature)
        await payment.fund(coins, { rate: faucetRate, changeAddress: miner, height: node.chain.height })
        payment.sign(ring)
        const txid = await take(payment.toTX().toRaw())
        await mine(1)
        return txid
      }),
  }
}

/** Reverses the byte order of a hash: ids are displayed in the reverse order. */
export function reverseHex(hash: string): string {
  return (hash.match(/../g) ?? []).reverse().join('')
}

import { createRequire } from 'node:module'
import { missingPackage } from '../../missingPackage.js'

/** The used part of bcoin 1.x, which has no types. Hashes are hex, in the byte order of the protocol. */
export type Bcoin = {
  readonly Network: { get(name: 'regtest'): { readonly addressPrefix: { bech32: string } } }
  readonly FullNode: new (options: {
    readonly network: 'regtest'
    readonly memory: true
    readonly workers: false
    readonly listen: false
    readonly indexTX: true
    readonly indexAddress: true
    readonly logLevel: 'error'
  }) => FullNode
  readonly Address: { fromScript(script: Script): Address | null }
  readonly Script: { fromRaw(bytes: Buffer): Script }
  readonly KeyRing: { fromPrivate(key: Buffer, compressed: true): KeyRing }
  readonly MTX: new () => MutableTransaction
  readonly TX: { fromRaw(bytes: Buffer): Transaction }
}

export type Address = { getHash(encoding: 'hex'): string }

export type Script = { readonly raw: Buffer }

export type Coin = {
  readonly value: number
  readonly script: Script
  /** -1 in the mempool. */
  readonly height: number
  readonly coinbase: boolean
  readonly hash: string
  readonly index: number
}

export type Output = { readonly value: number; readonly script: Script; getAddress(): Address | null }

export type Transaction = {
  readonly version: number
  readonly locktime: number
  readonly inputs: readonly {
    readonly prevout: { readonly hash: string; readonly index: number }
    readonly sequence: number
  }[]
  readonly outputs: readonly Output[]
  txid(): string
  isCoinbase(): boolean
  toRaw(): Buffer
  getWeight(): number
}

export type TransactionMeta = {
  readonly tx: Transaction
  readonly height: number
  readonly block: string | null
  readonly time: number
}

type Block = { readonly hash: string }

type KeyRing = { witness: boolean; getAddress(): Address }

type MutableTransaction = {
  addOutput(output: { readonly script: Script; readonly value: number }): void
  fund(
    coins: readonly Coin[],
    options: { readonly rate: number; readonly changeAddress: Address; readonly height: number },
  ): Promise<void>
  sign(ring: KeyRing): number
  toTX(): Transaction
}

export type FullNode = {
  readonly chain: {
    readonly height: number
    readonly tip: { readonly hash: string; readonly height: number }
    add(block: Block): Promise<unknown>
    getHash(height: number): Promise<string | null>
  }
  readonly miner: { mineBlock(tip: object, address: Address): Promise<Block> }
  /** `addTX` returns the missing inputs of a transaction, and throws for an invalid transaction. */
  readonly mempool: { addTX(transaction: Transaction): Promise<readonly string[] | null> }
  /** The server of bcoin's own API. */
  readonly http: { open: () => Promise<void> }
  open(): Promise<void>
  getCoinsByAddress(addresses: readonly Address[]): Promise<readonly Coin[]>
  /** Transactions in blocks and in the mempool. */
  getMetaByAddress(addresses: readonly Address[]): Promise<readonly TransactionMeta[]>
  getMeta(hash: string): Promise<TransactionMeta | null>
  getTX(hash: string): Promise<Transaction | null>
}

/** Loads bcoin without its native modules, which are missing where install scripts are blocked. */
export function loadBcoin(): Bcoin {
  process.env.NODE_BACKEND = 'js'
  try {
    const bcoin: Bcoin = createRequire(import.meta.url)('bcoin')
    return bcoin
  } catch (error) {
    return missingPackage('A local Bitcoin chain', 'bcoin')(error)
  }
}

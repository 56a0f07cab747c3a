import type { Network } from '@latchkey/common'
import { nodeArguments } from '../nodeArguments.js'
import { runPrograms } from '../runPrograms.js'
import {
  bitcoinPoses,
  type LocalBitcoinName,
  type LocalBitcoinPose,
  localBitcoinNetwork,
  usualBitcoinPoses,
} from './bitcoinNetworks.js'

export type LocalBitcoinOptions = {
  /** TCP ports. Default: a free port per chain. */
  readonly ports?: Readonly<Partial<Record<LocalBitcoinName, number>>> | undefined
  /** The networks that the chains simulate: genesis hash and address format. Default: regtest and signet. */
  readonly poses?: Readonly<Partial<Record<LocalBitcoinName, LocalBitcoinPose>>> | undefined
  /** Delay in ms after which a sent transaction is mined. By default, only `mine`, `settle` and `fund` mine blocks. */
  readonly mineAfterMs?: number | undefined
  /** Timeout for starting the nodes, in ms. Default 60 000. */
  readonly timeoutMs?: number | undefined
}

/** A running Bitcoin chain. Amounts are in satoshi. */
export type LocalBitcoinChain = {
  readonly name: LocalBitcoinName
  /** Base URL of its Esplora API. */
  readonly rpcUrl: string
  /** The network for the option `networks`. */
  readonly network: Network
  /** Pays an address from the miner's coins in a new block and returns the transaction id. */
  fund(address: string, amount: bigint): Promise<string>
  /** Returns the balance of an address, in blocks and in the mempool. */
  balanceOf(address: string): Promise<bigint>
  mine(blocks?: number): Promise<void>
  /** Mines the mempool, so that the transaction is in a block. Rejects if it is not. */
  settle(txid: string): Promise<void>
}

/** The running chains. They stop when `stop` is called or this process ends. They do not keep the process alive. */
export type LocalBitcoin = LocalBitcoinChain & {
  readonly second: LocalBitcoinChain
  readonly all: readonly [LocalBitcoinChain, LocalBitcoinChain]
  stop(): Promise<void>
}

/**
 * Starts two real Bitcoin nodes (bcoin, regtest) on local ports, each with an Esplora API. Blocks are mined on demand,
 * and transactions are fully validated. bcoin does not support taproot: it stores taproot outputs, but cannot spend
 * them.
 *
 * @example
 * const bitcoin = await startLocalBitcoin()
 * await bitcoin.fund(address, 50_000n)
 * await bitcoin.stop()
 */
export async function startLocalBitcoin({
  ports = {},
  poses = {},
  mineAfterMs,
  timeoutMs = 60_000,
}: LocalBitcoinOptions = {}): Promise<LocalBitcoin> {
  const names = ['local', 'second'] as const
  const poseOf = (name: LocalBitcoinName) => poses[name] ?? usualBitcoinPoses[name]
  const programs = names.map((name) => ({
    command: process.execPath,
    args: [
      ...nodeArguments(import.meta.url, 'runBitcoinNode'),
      '--port',
      String(ports[name] ?? 0),
      '--prefix',
      bitcoinPoses[poseOf(name)].prefix,
      '--first-block',
      bitcoinPoses[poseOf(name)].firstBlock,
      ...(mineAfterMs === undefined ? [] : ['--mine-after', String(mineAfterMs)]),
    ],
  }))
  const running = await runPrograms(programs, (line) => /^Listening on 127\.0\.0\.1:(\d+)/.exec(line)?.[1], timeoutMs)
  running.unref()
  const chain = (name: LocalBitcoinName, index: number) =>
    createChain(name, poseOf(name), `http://127.0.0.1:${running.found[index]}`)
  const all = [chain('local', 0), chain('second', 1)] as const
  return { ...all[0], second: all[1], all, stop: running.stop }
}

function createChain(name: LocalBitcoinName, pose: LocalBitcoinPose, rpcUrl: string): LocalBitcoinChain {
  const mine = async (blocks = 1) => void (await ask(`${rpcUrl}/_mine/${blocks}`, 'POST'))
  return {
    name,
    rpcUrl,
    network: localBitcoinNetwork(pose, rpcUrl),
    fund: (address, amount) => ask(`${rpcUrl}/_fund/${address}`, 'POST', String(amount)),
    async balanceOf(address) {
      const coins: readonly { readonly value: number }[] = JSON.parse(await ask(`${rpcUrl}/address/${address}/utxo`))
      return coins.reduce((sum, { value }) => sum + BigInt(value), 0n)
    },
    mine,
    async settle(txid) {
      await mine()
      const status: { readonly confirmed: boolean } = JSON.parse(await ask(`${rpcUrl}/tx/${txid}/status`))
      if (!status.confirmed) throw new Error(`The transaction ${txid} is in no block`)
    },
  }
}

async function ask(url: string, method: 'GET' | 'POST' = 'GET', body?: string): Promise<string> {
  const response = await fetch(url, { method, ...(body === undefined ? {} : { body }) })
  const text = await response.text()
  if (!response.ok) throw new Error(`The local Bitcoin chain refused: ${text}`)
  return text
}

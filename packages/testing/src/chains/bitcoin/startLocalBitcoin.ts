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
  /** TCP ports; a free one is taken for each chain not named. */
  readonly ports?: Readonly<Partial<Record<LocalBitcoinName, number>>> | undefined
  /** What a chain poses as, by its first block and by the addresses of that network; default: regtest and signet. */
  readonly poses?: Readonly<Partial<Record<LocalBitcoinName, LocalBitcoinPose>>> | undefined
  /** Mines a block so long after a transaction was sent, in ms. By default blocks come only from `mine`, `settle` and `fund`. */
  readonly mineAfterMs?: number | undefined
  /** How long to wait for the nodes; default 60 000 ms. */
  readonly timeoutMs?: number | undefined
}

/** A running Bitcoin chain. Amounts are satoshi. */
export type LocalBitcoinChain = {
  readonly name: LocalBitcoinName
  /** Base of its Esplora API. */
  readonly rpcUrl: string
  /** As the `networks` option takes it. */
  readonly network: Network
  /** Pays an address from coins of the miner, in a block of its own; answers the transaction's id. */
  fund(address: string, amount: bigint): Promise<string>
  /** What an address has, in blocks and in the mempool. */
  balanceOf(address: string): Promise<bigint>
  mine(blocks?: number): Promise<void>
  /** Mines what waits, so that the transaction is in a block; rejects when it is not. */
  settle(txid: string): Promise<void>
}

/** The running chains. They end when `stop` is called, and with this process, which they do not keep alive. */
export type LocalBitcoin = LocalBitcoinChain & {
  readonly second: LocalBitcoinChain
  readonly all: readonly [LocalBitcoinChain, LocalBitcoinChain]
  stop(): Promise<void>
}

/**
 * Starts two real Bitcoin nodes (bcoin, regtest) on the loopback interface, each with an Esplora API. Blocks are mined on
 * demand, and what is sent is checked as on any network. bcoin knows the rules before taproot: it holds taproot outputs, and
 * does not spend them.
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

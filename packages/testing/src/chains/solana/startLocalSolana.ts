import type { Network } from '@latchkey/common'
import { rpcRequest } from '../../rpc/rpcRequest.js'
import { isJsonObject } from '../../wallet/base/jsonObject.js'
import { nodeArguments } from '../nodeArguments.js'
import { runPrograms } from '../runPrograms.js'
import { type SolanaTestAccount, solanaTestAccounts } from './solanaAccounts.js'
import { type LocalSolanaName, localSolanaNetwork, localSolanaNetworks } from './solanaNetworks.js'

export type LocalSolanaOptions = {
  /** TCP ports. Default: a free port per chain. Each chain also uses the next port, for subscriptions. */
  readonly ports?: Readonly<Partial<Record<LocalSolanaName, number>>> | undefined
  /** Genesis hash (base58) that a chain reports instead of its own, to simulate another network such as mainnet. */
  readonly genesisHashes?: Readonly<Partial<Record<LocalSolanaName, string>>> | undefined
  /** Timeout for starting the chains, in ms. Default 60 000. */
  readonly timeoutMs?: number | undefined
}

/** A running Solana chain. Amounts are in lamports. */
export type LocalSolanaChain = {
  readonly name: LocalSolanaName
  readonly rpcUrl: string
  /** WebSocket URL for subscriptions. */
  readonly wsUrl: string
  /** The network for the option `networks`. */
  readonly network: Network
  /** Adds lamports to an address and returns the transaction's signature. */
  fund(address: string, lamports: bigint): Promise<string>
  balanceOf(address: string): Promise<bigint>
  /** Waits until a transaction is executed. Rejects if it is unknown. */
  settle(signature: string): Promise<void>
}

/** The running chains. They stop when `stop` is called or this process ends. They do not keep the process alive. */
export type LocalSolana = LocalSolanaChain & {
  readonly second: LocalSolanaChain
  readonly all: readonly [LocalSolanaChain, LocalSolanaChain]
  /** Ten accounts with 1 000 SOL on each chain. */
  readonly accounts: readonly SolanaTestAccount[]
  stop(): Promise<void>
}

/** Initial balance of each account, in lamports. */
const funds = 1_000_000_000_000n

/**
 * Starts two Solana chains on local ports. They execute signed transactions with the real runtime (litesvm), each in
 * its own block.
 *
 * @example
 * const solana = await startLocalSolana()
 * await solana.fund(address, 2_000_000_000n)
 * await solana.stop()
 */
export async function startLocalSolana({
  ports = {},
  genesisHashes = {},
  timeoutMs = 60_000,
}: LocalSolanaOptions = {}): Promise<LocalSolana> {
  const names = ['local', 'second'] as const
  const genesisOf = (name: LocalSolanaName) => genesisHashes[name] ?? localSolanaNetworks[name].genesisHash
  const programs = names.map((name) => ({
    command: process.execPath,
    args: [
      ...nodeArguments(import.meta.url, 'runSolanaNode'),
      '--port',
      String(ports[name] ?? 0),
      '--genesis',
      genesisOf(name),
    ],
  }))
  const running = await runPrograms(programs, (line) => /^Listening on 127\.0\.0\.1:(\d+)/.exec(line)?.[1], timeoutMs)
  try {
    const all = [
      createChain('local', Number(running.found[0]), genesisOf('local')),
      createChain('second', Number(running.found[1]), genesisOf('second')),
    ] as const
    const accounts = solanaTestAccounts()
    for (const chain of all) await Promise.all(accounts.map(({ address }) => chain.fund(address, funds)))
    running.unref()
    return { ...all[0], second: all[1], all, accounts, stop: running.stop }
  } catch (error) {
    await running.stop()
    throw error
  }
}

function createChain(name: LocalSolanaName, port: number, genesisHash: string): LocalSolanaChain {
  const rpcUrl = `http://127.0.0.1:${port}`
  return {
    name,
    rpcUrl,
    wsUrl: `ws://127.0.0.1:${port + 1}`,
    network: localSolanaNetwork(name, rpcUrl, genesisHash),
    fund: async (address, lamports) => String(await rpcRequest(rpcUrl, 'requestAirdrop', [address, Number(lamports)])),
    balanceOf: async (address) => BigInt(String(readValue(await rpcRequest(rpcUrl, 'getBalance', [address])))),
    async settle(signature) {
      const statuses = readValue(await rpcRequest(rpcUrl, 'getSignatureStatuses', [[signature]]))
      if (!Array.isArray(statuses) || !statuses[0]) throw new Error(`The transaction ${signature} is not known`)
    },
  }
}

function readValue(answer: unknown): unknown {
  return isJsonObject(answer) ? answer.value : undefined
}

import type { Network } from '@latchkey/common'
import { rpcRequest } from '../../rpc/rpcRequest.js'
import { isJsonObject } from '../../wallet/base/jsonObject.js'
import { nodeArguments } from '../nodeArguments.js'
import { runPrograms } from '../runPrograms.js'
import { type SolanaTestAccount, solanaTestAccounts } from './solanaAccounts.js'
import { type LocalSolanaName, localSolanaNetwork, localSolanaNetworks } from './solanaNetworks.js'

export type LocalSolanaOptions = {
  /** TCP ports; free ones are taken for each chain not named. Each chain also takes the next port, for subscriptions. */
  readonly ports?: Readonly<Partial<Record<LocalSolanaName, number>>> | undefined
  /** Genesis hash (base58) that a chain answers in place of its own, to pass for another network such as mainnet. */
  readonly genesisHashes?: Readonly<Partial<Record<LocalSolanaName, string>>> | undefined
  /** How long to wait for the chains; default 60 000 ms. */
  readonly timeoutMs?: number | undefined
}

/** A running Solana chain. Amounts are lamports. */
export type LocalSolanaChain = {
  readonly name: LocalSolanaName
  readonly rpcUrl: string
  /** For subscriptions. */
  readonly wsUrl: string
  /** As the `networks` option takes it. */
  readonly network: Network
  /** Adds to what an address has; answers the transaction's signature. */
  fund(address: string, lamports: bigint): Promise<string>
  balanceOf(address: string): Promise<bigint>
  /** Waits until a transaction was executed; rejects when it is not known. */
  settle(signature: string): Promise<void>
}

/** The running chains. They end when `stop` is called, and with this process, which they do not keep alive. */
export type LocalSolana = LocalSolanaChain & {
  readonly second: LocalSolanaChain
  readonly all: readonly [LocalSolanaChain, LocalSolanaChain]
  /** Ten accounts with 1 000 SOL on each chain. */
  readonly accounts: readonly SolanaTestAccount[]
  stop(): Promise<void>
}

/** What each of the accounts has at first, in lamports. */
const funds = 1_000_000_000_000n

/**
 * Starts two Solana chains on the loopback interface. They execute signed transactions by the rules of the real runtime
 * (litesvm), each in a block of its own.
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

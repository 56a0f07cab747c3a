import { readFile } from 'node:fs/promises'
import type { Network } from '@latchkey/common'
import { numberToHex } from 'viem'
import { rpcRequest } from '../rpc/rpcRequest.js'
import type { LocalChainName } from './localChainName.js'
import { tokenAddress } from './tokenAddress.js'

/** A running local chain. */
export type LocalChain = {
  readonly name: LocalChainName
  /** Numeric chain id. */
  readonly id: number
  readonly rpcUrl: string
  /** The network for the option `networks`. */
  readonly network: Network
  /** Address of an ERC-20 token that anyone can mint, the same on every local chain. */
  readonly tokenAddress: `0x${string}`
  /** Sends one JSON-RPC request to the node. */
  request(method: string, params?: readonly unknown[]): Promise<unknown>
  /** Sets the balance of an address, in wei. */
  setBalance(address: string, wei: bigint): Promise<void>
  getBalance(address: string): Promise<bigint>
  /** Mines blocks. Default: one. */
  mine(blocks?: number): Promise<void>
  /** Sets whether each transaction is mined at once (the default) or waits for `mine`. */
  setAutomine(on: boolean): Promise<void>
  /** Takes a snapshot of the state. Returns a function that restores it. */
  snapshot(): Promise<() => Promise<void>>
  /** Pauses the node: it accepts connections, but does not respond. Resolves once it is paused. */
  pause(): Promise<void>
  resume(): void
}

type Started = {
  readonly name: LocalChainName
  readonly id: number
  readonly rpcUrl: string
  readonly pid: number
  readonly network: Network
}

export function createLocalChain({ name, id, rpcUrl, pid, network }: Started): LocalChain {
  const request = (method: string, params: readonly unknown[] = []) => rpcRequest(rpcUrl, method, params)
  return {
    name,
    id,
    rpcUrl,
    network,
    tokenAddress,
    request,
    setBalance: async (address, wei) => void (await request('anvil_setBalance', [address, numberToHex(wei)])),
    getBalance: async (address) => BigInt(String(await request('eth_getBalance', [address, 'latest']))),
    mine: async (blocks = 1) => void (await request('anvil_mine', [numberToHex(blocks)])),
    setAutomine: async (on) => void (await request('evm_setAutomine', [on])),
    async snapshot() {
      const snapshotId = await request('evm_snapshot')
      return async () => void (await request('evm_revert', [snapshotId]))
    },
    pause: () => stopProcess(pid),
    resume: () => void process.kill(pid, 'SIGCONT'),
  }
}

/** Pauses a process until it receives SIGCONT. Resolves once it has stopped, because signals are asynchronous. */
async function stopProcess(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP')
  while (!(await isStopped(pid))) await new Promise((resolve) => setTimeout(resolve, 2))
}

/** Reads the state after the program's name in `/proc`. Without `/proc` the process counts as stopped. */
async function isStopped(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => ') T')
  return /^\) [TtZX]/.test(stat.slice(stat.lastIndexOf(')')))
}

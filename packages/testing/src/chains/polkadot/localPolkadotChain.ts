import type { Network } from '@latchkey/common'
import { blake2b } from '@noble/hashes/blake2'
import { bytesToHex, hexToBytes } from 'viem'
import { rpcRequest } from '../../rpc/rpcRequest.js'
import { fromSs58 } from '../../wallet/polkadot/ss58.js'
import { accountStorageKey, readFree, writeFree } from './accountStorage.js'

/** A running Polkadot development chain. */
export type LocalPolkadotChain = {
  /** The network for the option `networks`. */
  readonly network: Network
  readonly genesisHash: `0x${string}`
  readonly rpcUrl: string
  /** WebSocket URL of the same RPC, with subscriptions. */
  readonly wsUrl: string
  /** Sends one JSON-RPC request to the chain. */
  request(method: string, params?: readonly unknown[]): Promise<unknown>
  /** Adds planck, the smallest unit, to the balance of an address. */
  fund(address: string, planck: bigint): Promise<void>
  balanceOf(address: string): Promise<bigint>
  /** Waits until the transaction with this hash is in a block. Rejects after `timeoutMs`, 10 000 by default. */
  settle(hash: string, timeoutMs?: number): Promise<void>
}

/** Number of latest blocks to search for a transaction. */
const depth = 20

export function createLocalPolkadotChain(
  parts: Pick<LocalPolkadotChain, 'network' | 'genesisHash' | 'rpcUrl'>,
): LocalPolkadotChain {
  const request = (method: string, params: readonly unknown[] = []) => rpcRequest(parts.rpcUrl, method, params)
  const readRecord = (key: string) => request('state_getStorage', [key])

  async function isInBlock(hash: string): Promise<boolean> {
    let blockHash = await request('chain_getBlockHash')
    for (let count = 0; count < depth; count++) {
      const block = await request('chain_getBlock', [blockHash])
      const { block: content } = block as { block: { extrinsics: readonly string[]; header: { parentHash: string } } }
      if (content.extrinsics.some((extrinsic) => hashOf(extrinsic) === hash)) return true
      blockHash = content.header.parentHash
      if (blockHash === parts.genesisHash) return false
    }
    return false
  }

  return {
    ...parts,
    wsUrl: parts.rpcUrl.replace(/^http/, 'ws'),
    request,
    async fund(address, planck) {
      const key = accountStorageKey(fromSs58(address))
      const record = await readRecord(key)
      await request('dev_setStorage', [[[key, writeFree(record, readFree(record) + planck)]]])
    },
    balanceOf: async (address) => readFree(await readRecord(accountStorageKey(fromSs58(address)))),
    async settle(hash, timeoutMs = 10_000) {
      for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
        if (await isInBlock(hash)) return
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      throw new Error(`The transaction ${hash} is in no block`)
    },
  }
}

function hashOf(extrinsic: string): string {
  return bytesToHex(blake2b(hexToBytes(`0x${extrinsic.slice(2)}`), { dkLen: 32 }))
}

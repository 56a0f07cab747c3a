import type { RequestOptions } from '@latchkey/adapter-kit'
import { createError, errors, type Hex, isByteHex, type Network, readField } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import type { WalletAccount } from '../wallet/accounts.js'

/** The chain state that a transaction of an account refers to. */
export type ChainPoint = {
  /** Number of transactions that the account has sent. */
  readonly nonce: number
  /** The last finalized block. */
  readonly blockHash: Hex
  readonly blockNumber: number
  readonly genesisHash: Hex
}

/** Reads the {@link ChainPoint} of an account from a network. */
export async function readChainPoint(
  context: PolkadotContext,
  network: Network,
  account: WalletAccount,
  options: RequestOptions,
): Promise<ChainPoint> {
  const clients = await context.clients()
  const ask = (method: string, ...params: readonly unknown[]) => clients.request(network, { method, params }, options)
  const [nonce, blockHash, genesisHash] = await Promise.all([
    ask('system_accountNextIndex', account.walletAddress),
    ask('chain_getFinalizedHead'),
    ask('chain_getBlockHash', 0),
  ])
  const blockNumber = Number(readField(await ask('chain_getHeader', blockHash), 'number'))
  if (isIndex(nonce) && isIndex(blockNumber) && isByteHex(blockHash, 32) && isByteHex(genesisHash, 32))
    return { nonce, blockNumber, blockHash, genesisHash }
  throw createError(errors.RPC_BAD_RESPONSE, {
    details: 'The nonce or the blocks that a transaction refers to cannot be read.',
  })
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 32
}

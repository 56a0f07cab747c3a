import { AppKitError, type Hex, type Network, readField } from '@latchkey/common'
import type { WalletAccount } from '../accounts.js'
import type { RequestOptions } from '../clients.js'
import type { PolkadotContext } from '../context.js'
import { isByteHex } from '../hex.js'

/** Where a chain is, for a transaction of an account. */
export type ChainPoint = {
  /** The transaction's place in the order of the account's. */
  readonly nonce: number
  /** The last block that will stay. */
  readonly blockHash: Hex
  readonly blockNumber: number
  readonly genesisHash: Hex
}

/** Asks a network for its {@link ChainPoint}. */
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
  throw new AppKitError('RPC_BAD_RESPONSE', {
    details: 'What a transaction needs to know of the network cannot be read.',
  })
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 2 ** 32
}

import type { RequestOptions } from '@latchkey/adapter-kit'
import type { Network } from '@latchkey/common'
import type { PolkadotContext } from '../context/context.js'
import { readLittleEndian } from '../network/units.js'
import { readRuntime } from '../runtime/runtime.js'
import type { WalletAccount } from '../wallet/accounts.js'
import { type Draft, draftTransaction, placeholderSignature } from './transaction.js'
import { encodeTransfer, type Transfer } from './transferCall.js'

/** A transfer that is ready to be signed. */
export type TransferPlan = Draft & {
  /** The existential deposit, in planck. The network closes accounts with less. */
  readonly least: bigint
  /** The transaction with a placeholder signature, for a fee estimate. */
  readonly unsigned: Uint8Array
}

/** Plans a transfer by the metadata of the network's runtime. */
export async function planTransfer(
  context: PolkadotContext,
  network: Network,
  account: WalletAccount,
  transfer: Transfer,
  options: RequestOptions,
): Promise<TransferPlan> {
  const runtime = await readRuntime(context, network, options)
  const { metadata } = runtime
  const call = encodeTransfer(metadata, transfer)
  const draft = await draftTransaction(context, network, { runtime, account, call }, options)
  const least = metadata.pallets.find(({ name }) => name === 'Balances')?.constants.get('ExistentialDeposit')
  return {
    ...draft,
    least: least ? readLittleEndian(least) : 0n,
    unsigned: draft.withSignature(placeholderSignature()),
  }
}

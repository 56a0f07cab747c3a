import type { Network, PolkadotPayload } from '@latchkey/common'
import type { WalletAccount } from '../accounts.js'
import type { RequestOptions } from '../clients.js'
import type { PolkadotContext } from '../context.js'
import { readLittleEndian } from '../units.js'
import { readRuntime } from './runtime.js'
import { draftTransaction, placeholderSignature } from './transaction.js'
import { encodeTransfer, type Transfer } from './transferCall.js'

/** A transfer that is ready to be signed. */
export type TransferPlan = {
  readonly payload: PolkadotPayload
  /** What an account must hold on the network, or it is closed; in planck. */
  readonly least: bigint
  /** The transaction with a signature that is none, to ask what it would cost. */
  readonly unsigned: Uint8Array
  /** The whole transaction, as it is sent, with a signature whose first byte tells its kind. */
  withSignature(signature: Uint8Array): Uint8Array
}

/** Puts a transfer together by what the network's runtime says of itself. */
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

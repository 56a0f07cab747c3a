import {
  createError,
  decodeBase58,
  errors,
  invalidParams,
  type Network,
  readField,
  type SolanaActions,
} from '@latchkey/common'
import { parseAddress } from '../address/address.js'
import type { SolanaContext } from '../context/context.js'
import { assertLamports } from '../network/units.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { sendOut } from '../transaction/sendOut.js'
import { assertAffordable, readTransferCosts } from '../transaction/transferCosts.js'
import { encodeTransfer, systemProgram } from '../transaction/transferTransaction.js'

/**
 * Transfers the native coin on the network that is active at the time of the call. Checks fees and balances before the
 * request to the wallet. Returns the transaction id.
 */
export async function sendTransaction(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<SolanaActions['sendTransaction']>>[0],
): Promise<string> {
  const on = wallet.network()
  const { value, signal } = parameters
  const to = parseAddress(parameters.to, 'to')
  if (to.address === systemProgram) throw invalidParams('to', 'is a program, which could never give it back')
  assertLamports(value, 'value')
  const actor = wallet.actor(parameters)
  const { address, publicKey } = actor.account
  const [blockhash, costs] = await Promise.all([
    readBlockhash(wallet.context, on.network, signal),
    readTransferCosts(wallet.context, on.network, { from: address, to: to.address }, signal),
  ])
  assertAffordable(costs, value, on.network)
  const transaction = encodeTransfer({ from: { address, bytes: publicKey }, to, lamports: value, blockhash })
  return sendOut(wallet, actor, on, { transaction, options: { preflightCommitment: 'confirmed' } })
}

/** Reads the latest blockhash. It makes a transaction unique and keeps it valid for about a minute. */
async function readBlockhash(
  context: SolanaContext,
  network: Network,
  signal: AbortSignal | undefined,
): Promise<Uint8Array> {
  const clients = await context.clients()
  const call = { method: 'getLatestBlockhash', params: [{ commitment: 'confirmed' }] }
  const text = readField(readField(await clients.request(network, call, { signal }), 'value'), 'blockhash')
  const bytes = typeof text === 'string' ? decodeBase58(text) : undefined
  if (bytes?.length === 32) return bytes
  throw createError(errors.RPC_BAD_RESPONSE, { details: 'getLatestBlockhash: not a hash of 32 bytes.' })
}

import { AppKitError, invalidParams, type Network, readField, type SolanaActions } from '@latchkey/common'
import { parseAddress } from '../address.js'
import { assertAffordable } from '../assertAffordable.js'
import { decodeBase58 } from '../base58.js'
import type { SolanaContext } from '../context.js'
import { sendOut } from '../sendOut.js'
import { encodeTransfer, systemProgram } from '../transaction/transferTransaction.js'
import { assertLamports } from '../units.js'
import type { WalletAccess } from '../walletAccess.js'

/**
 * Transfers the network's coin, on the network the session is on at the time of the call. What it takes is looked up before the
 * wallet is asked. Answers the transaction's id.
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
  const [blockhash] = await Promise.all([
    readBlockhash(wallet.context, on.network, signal),
    assertAffordable(wallet.context, on.network, { from: address, to: to.address, lamports: value }, signal),
  ])
  const transaction = encodeTransfer({ from: { address, bytes: publicKey }, to, lamports: value, blockhash })
  return sendOut(wallet, actor, on, { transaction, options: { preflightCommitment: 'confirmed' } })
}

/** The latest block's hash: it makes a transaction unlike others, and lets it count for about a minute. */
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
  throw new AppKitError('RPC_BAD_RESPONSE', { details: 'getLatestBlockhash: not a hash of 32 bytes.' })
}

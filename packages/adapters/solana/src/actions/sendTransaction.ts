import { AppKitError, readField, type SolanaActions } from '@latchkey/common'
import { parseAddress } from '../address.js'
import { decodeBase58 } from '../base58.js'
import { invalid } from '../invalid.js'
import { sendOut } from '../sendOut.js'
import { encodeTransfer, systemProgram } from '../transaction/transferTransaction.js'
import { assertLamports } from '../units.js'
import type { WalletAccess } from '../walletAccess.js'

/** Transfers the network's coin, on the network the session is on at the time of the call. Answers the transaction's id. */
export async function sendTransaction(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<SolanaActions['sendTransaction']>>[0],
): Promise<string> {
  const on = wallet.network()
  const { value, signal } = parameters
  const to = parseAddress(parameters.to, 'to')
  if (to.address === systemProgram) throw invalid('to', 'is a program, which could never give it back')
  assertLamports(value, 'value')
  const actor = wallet.actor(parameters)
  const { address, publicKey } = actor.account
  const clients = await wallet.context.clients()
  const call = { method: 'getLatestBlockhash', params: [{ commitment: 'confirmed' }] }
  const blockhash = readBlockhash(await clients.request(on.network, call, { signal }))
  const transaction = encodeTransfer({ from: { address, bytes: publicKey }, to, lamports: value, blockhash })
  return sendOut(wallet, actor, on, { transaction, options: { preflightCommitment: 'confirmed' } })
}

function readBlockhash(answer: unknown): Uint8Array {
  const text = readField(readField(answer, 'value'), 'blockhash')
  const bytes = typeof text === 'string' ? decodeBase58(text) : undefined
  if (bytes?.length === 32) return bytes
  throw new AppKitError('RPC_BAD_RESPONSE', { details: 'getLatestBlockhash: not a hash of 32 bytes.' })
}

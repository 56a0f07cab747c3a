import {
  badResult,
  encodeBase58,
  findSignedSolanaMessage,
  invalidParams,
  readField,
  type SolanaActions,
} from '@latchkey/common'
import { readBytes } from '../parse/readBytes.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readOutputs, readSignature } from '../wallet/walletResult.js'

/**
 * Signs the bytes of a message with Ed25519 (`solana:signMessage`). The wallet may change them, as Ledger devices do. The signature is
 * valid for the message, for the bytes that the wallet returns, or for the message in an off-chain envelope.
 */
export async function signMessage(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<SolanaActions['signMessage']>>[0],
): Promise<string> {
  const message = toBytes(parameters.message)
  const actor = wallet.actor(parameters)
  const answer = await wallet.askFor(actor, 'solana:signMessage', [{ message: message.slice() }])
  const [output] = readOutputs(answer, 1, 'a signature')
  const signature = readSignature(output)
  const signedMessage = readBytes(readField(output, 'signedMessage'))
  const { publicKey } = actor.account
  const parts = { message, publicKey, signature, signedMessage, acceptsUnverified: true }
  if (await findSignedSolanaMessage(parts)) return encodeBase58(signature)
  throw badResult('a signature of the message or of the bytes that it returns', output)
}

function toBytes(message: unknown): Uint8Array {
  if (typeof message === 'string') return new TextEncoder().encode(message)
  const raw = readBytes(readField(message, 'raw'))
  if (raw) return raw
  throw invalidParams('message', 'must be a text, or { raw } with bytes')
}

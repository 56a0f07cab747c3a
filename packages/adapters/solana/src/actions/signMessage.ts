import {
  badResult,
  encodeBase58,
  findSignedSolanaMessage,
  invalidParams,
  readBytes,
  readField,
  readSolanaSignature,
  type SolanaActions,
} from '@latchkey/common'
import { copyBytes } from '../parse/copyBytes.js'
import { readList } from '../parse/readList.js'
import type { WalletAccess } from '../requests/walletAccess.js'

/**
 * Signs the bytes of a message with Ed25519 (`solana:signMessage`). The wallet may change them, as Ledger devices do.
 * The signature is valid for the message, for the bytes that the wallet returns, or for the message in an off-chain
 * envelope.
 */
export async function signMessage(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<SolanaActions['signMessage']>>[0],
): Promise<string> {
  const message = toBytes(parameters.message)
  const actor = wallet.actor(parameters)
  const response = await wallet.askFor(actor, 'solana:signMessage', [{ message: message.slice() }])
  const signature = readSolanaSignature(response)
  const signedMessage = readSignedMessage(response)
  const { publicKey } = actor.account
  const parts = signature && { message, publicKey, signature, signedMessage, acceptsUnverified: true }
  if (parts && (await findSignedSolanaMessage(parts))) return encodeBase58(parts.signature)
  throw badResult('a signature of the message or of the bytes that it returns', response)
}

/** Reads the bytes that the wallet signed, if it names them. */
function readSignedMessage(response: unknown): Uint8Array | undefined {
  const output = readList(response)?.[0] ?? response
  return readBytes(readField(output, 'signedMessage'), { encodings: ['base64', 'base58', 'hex'] })
}

function toBytes(message: unknown): Uint8Array {
  if (typeof message === 'string') return new TextEncoder().encode(message)
  const raw = copyBytes(readField(message, 'raw'))
  if (raw) return raw
  throw invalidParams('message', 'must be a text, or { raw } with bytes')
}

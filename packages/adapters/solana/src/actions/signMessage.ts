import { badResult, encodeBase58, invalidParams, readField, type SolanaActions } from '@latchkey/common'
import { isSameBytes, readBytes } from '../parse/readBytes.js'
import type { WalletAccess } from '../requests/walletAccess.js'
import { readOutputs, readSignature } from '../wallet/walletResult.js'

/** Signs the bytes of a message with Ed25519 (`solana:signMessage`). */
export async function signMessage(
  wallet: WalletAccess,
  parameters: Parameters<NonNullable<SolanaActions['signMessage']>>[0],
): Promise<string> {
  const message = toBytes(parameters.message)
  const answer = await wallet.askFor(wallet.actor(parameters), 'solana:signMessage', [{ message: message.slice() }])
  const [output] = readOutputs(answer, 1, 'a signature')
  const signature = readSignature(output)
  const signed = readBytes(readField(output, 'signedMessage'))
  if (signed && !isSameBytes(signed, message)) throw badResult('a signature of the unchanged message', output)
  return encodeBase58(signature)
}

function toBytes(message: unknown): Uint8Array {
  if (typeof message === 'string') return new TextEncoder().encode(message)
  const raw = readBytes(readField(message, 'raw'))
  if (raw) return raw
  throw invalidParams('message', 'must be a text, or { raw } with bytes')
}

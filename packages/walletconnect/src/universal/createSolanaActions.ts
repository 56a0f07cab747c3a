import {
  badResult,
  decodeBase58,
  encodeBase58,
  findSignedSolanaMessage,
  findSolanaSigner,
  invalidParams,
  mapSolanaSendError,
  parseSolanaTransactionId,
  readSolanaSignature,
  readSolanaTransaction,
  type SolanaActions,
} from '@latchkey/common'
import { base64 } from '@scure/base'
import { readSignedSolanaTransaction } from './readSignedSolanaTransaction.js'
import type { UniversalAccess } from './universalAccess.js'

/** Returns the Solana actions that need no chain library. */
export function createSolanaActions({ isGranted, actor, ask, askForSignature }: UniversalAccess): SolanaActions {
  return {
    ...(isGranted('solana_signMessage') && {
      signMessage: async ({ message, address, signal }) => {
        const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message.raw
        const from = actor(address)
        const params = { message: encodeBase58(bytes), pubkey: from.address }
        const answer = await askForSignature(from, 'solana_signMessage', params, signal)
        const signature = readSolanaSignature(answer)
        const publicKey = decodeBase58(from.address) ?? new Uint8Array()
        const parts = signature && { message: bytes, publicKey, signature, acceptsUnverified: true }
        if (parts && (await findSignedSolanaMessage(parts))) return encodeBase58(parts.signature)
        throw badResult('a signature of the message', answer)
      },
    }),
    ...(isGranted('solana_signTransaction') && {
      signTransaction: async ({ transaction, address, signal }) => {
        const { bytes, rebuild } = readSolanaTransaction(transaction, 'transaction')
        const from = actor(address)
        const account = assertSigner(bytes, from.address)
        const params = { transaction: base64.encode(bytes), pubkey: from.address }
        const answer = await askForSignature(from, 'solana_signTransaction', params, signal)
        return rebuild(await readSignedSolanaTransaction(answer, bytes, account))
      },
    }),
    ...(isGranted('solana_signAndSendTransaction') && {
      signAndSendTransaction: async ({ transaction, options, address, signal }) => {
        const { bytes } = readSolanaTransaction(transaction, 'transaction')
        const from = actor(address)
        assertSigner(bytes, from.address)
        const params = {
          transaction: base64.encode(bytes),
          pubkey: from.address,
          ...(options ? { sendOptions: options } : {}),
        }
        try {
          return parseSolanaTransactionId(await ask('solana_signAndSendTransaction', params, signal))
        } catch (error) {
          throw mapSolanaSendError(error)
        }
      },
    }),
  }
}

/** Returns the key of an account. Throws `INVALID_PARAMS` unless the account has to sign the transaction. */
function assertSigner(transaction: Uint8Array, address: string): Uint8Array {
  const account = decodeBase58(address) ?? new Uint8Array()
  if (findSolanaSigner(transaction, account) < 0)
    throw invalidParams('transaction', `is not to be signed by ${address}`)
  return account
}

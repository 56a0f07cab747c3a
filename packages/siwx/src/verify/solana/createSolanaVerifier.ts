import { decodeBase58, findSignedSolanaMessage } from '@latchkey/common'
import { createKeyVerifier } from '../createKeyVerifier.js'
import { isEd25519Signature } from '../isEd25519Signature.js'
import type { SIWXVerifier } from '../verifier.js'

/** 64 bytes have 64 to 88 base58 characters. */
const longestSignature = 88

/**
 * Creates the verifier of `solana`: Ed25519 by the key that is the address. Accepts a signature of the text, or of the
 * text in an envelope for off-chain messages, as Ledger devices sign it. Sends no requests.
 *
 * @example
 * const verifier = createSolanaVerifier()
 * const isValid = await verifier.verify({ message, signature, accountAddress, chainId })
 */
export function createSolanaVerifier(): SIWXVerifier {
  return createKeyVerifier({
    namespace: 'solana',
    longestSignature,
    async isSigned({ message, signature, accountAddress }) {
      const publicKey = decodeBase58(accountAddress)
      const bytes = decodeBase58(signature)
      if (publicKey?.length !== 32 || bytes?.length !== 64) return false
      const signed = await findSignedSolanaMessage({
        message: new TextEncoder().encode(message),
        publicKey,
        signature: bytes,
        verify: isEd25519Signature,
      })
      return signed !== undefined
    },
  })
}

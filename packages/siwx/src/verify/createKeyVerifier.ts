import { type ChainNamespace, isAppKitError, throwIfAborted } from '@latchkey/common'
import { canBeSigned, type SIWXVerifier, type SignedText } from './verifier.js'

type KeyVerifierOptions = {
  readonly namespace: ChainNamespace
  /** Maximum length of a signature as text. */
  readonly longestSignature: number
  /** Whether the account signed the text. May throw for malformed input. */
  readonly isSigned: (signed: SignedText) => boolean | Promise<boolean>
}

/** Creates a verifier that compares a signature with the key of an address, and needs no request. */
export function createKeyVerifier({ namespace, longestSignature, isSigned }: KeyVerifierOptions): SIWXVerifier {
  return {
    namespace,
    async verify(signed, { signal } = {}) {
      throwIfAborted(signal)
      if (!canBeSigned(signed, namespace, longestSignature)) return false
      try {
        return await isSigned(signed)
      } catch (error) {
        // Code that could not be loaded decides nothing.
        if (isAppKitError(error)) throw error
        // The libraries throw for bytes that are no point, scalar or checksum.
        return false
      }
    },
  }
}

import { base64, base64nopad } from '@scure/base'
import { createKeyVerifier } from '../createKeyVerifier.js'
import type { SIWXVerifier } from '../verifier.js'
import { readOutput } from './readOutput.js'
import { verifyBip137 } from './verifyBip137.js'
import { type Bip322Variant, verifyBip322 } from './verifyBip322.js'

/** Twice the length of a full signature with a key that is not compressed, the longest one that can be valid. */
const longestSignature = 1_000
const variants: readonly Bip322Variant[] = ['smp', 'ful']

/**
 * Creates the verifier of `bip122`, for addresses of a single key: p2pkh, p2sh-p2wpkh, p2wpkh, and p2tr without a
 * script. Accepts simple and full signatures of BIP-322, with prefix or, if simple, without, and signatures of BIP-137
 * by the key of the address. The address has to belong to the network of the message. Sends no requests.
 *
 * Signatures for other scripts, such as multisig, and proofs of funds are not valid, because they need more than a key.
 *
 * @example
 * const verifier = createBip122Verifier()
 * const isValid = await verifier.verify({ message, signature, accountAddress, chainId })
 */
export function createBip122Verifier(): SIWXVerifier {
  return createKeyVerifier({
    namespace: 'bip122',
    longestSignature,
    isSigned({ message: text, signature, accountAddress, chainId }) {
      const output = readOutput(accountAddress, chainId)
      if (!output) return false
      const message = new TextEncoder().encode(text)
      const variant = variants.find((prefix) => prefix && signature.startsWith(prefix))
      const digits = signature.slice(variant?.length ?? 0)
      const bytes = (digits.length % 4 === 0 ? base64 : base64nopad).decode(digits)
      // No witness of a single key has this length.
      if (variant === undefined && bytes.length === 65) return verifyBip137({ bytes, message, output })
      return verifyBip322({ variant, bytes, message, output })
    },
  })
}

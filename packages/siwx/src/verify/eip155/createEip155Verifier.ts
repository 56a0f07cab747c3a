import { bytesToHex, type CaipNetworkId, hexToBytes, isByteHex, throwIfAborted } from '@latchkey/common'
import { canBeSigned, type SIWXVerifier } from '../verifier.js'
import { askContract } from './askContract.js'
import { hashText, recoverSigner } from './recoverSigner.js'

/** Options of {@link createEip155Verifier}. */
export type Eip155VerifierOptions = {
  /**
   * Returns the RPC URLs of a chain, in the order of use. They are needed for contract accounts only. Default: none, so
   * that signatures of contract accounts reject with `RPC_FAILED`.
   */
  readonly rpcUrls?: ((chainId: CaipNetworkId) => readonly string[]) | undefined
}

/** Signatures with a deployment have up to 5 kB. A node does not run code of more than 48 kB (EIP-3860). */
const longestSignature = 40_000

/**
 * Creates the verifier of `eip155` for texts signed with `personal_sign` (EIP-191).
 *
 * A signature by the key of the address is valid without a request, also if the address has code (EIP-7702). Any other
 * signature is for the contract at the address to verify (ERC-1271), which does not have to be deployed yet
 * (ERC-6492): through a node of the chain in the message, within 10 s.
 *
 * @example
 * const verifier = createEip155Verifier({ rpcUrls: (chainId) => urls[chainId] ?? [] })
 * const isValid = await verifier.verify({ message, signature, accountAddress, chainId })
 */
export function createEip155Verifier({ rpcUrls }: Eip155VerifierOptions = {}): SIWXVerifier {
  return {
    namespace: 'eip155',
    async verify(signed, { signal } = {}) {
      throwIfAborted(signal)
      const { message, signature, accountAddress, chainId } = signed
      if (!canBeSigned(signed, 'eip155', longestSignature)) return false
      if (!isByteHex(accountAddress, 20) || !isByteHex(signature)) return false
      const address = bytesToHex(hexToBytes(accountAddress))
      const hash = hashText(message)
      const bytes = hexToBytes(signature)
      if (recoverSigner(hash, bytes) === address) return true
      return askContract({ address, hash, signature: bytes, chainId, urls: rpcUrls?.(chainId) ?? [], signal })
    },
  }
}

import { bytesToHex, type CaipNetworkId, hexToBytes, isByteHex, throwIfAborted } from '@latchkey/common'
import { canBeSigned, type SIWXVerifier } from '../verifier.js'
import { askContract } from './askContract.js'
import { hashText, recoverSigner } from './recoverSigner.js'

/** Options of {@link createEip155Verifier}. */
export type Eip155VerifierOptions = {
  /**
   * RPC URLs by CAIP-2 id, or a function that returns those of a chain. The first one that responds is used. Only
   * contract accounts, such as Safe, need them: on a chain without a URL, their signatures are not valid.
   */
  readonly rpcUrls?: RpcUrlsByChain | ((chainId: CaipNetworkId) => readonly string[]) | undefined
}

type RpcUrlsByChain = Readonly<Record<CaipNetworkId, readonly string[]>>

/** Signatures with a deployment have up to 5 kB. A node does not run code of more than 48 kB (EIP-3860). */
const longestSignature = 40_000

/**
 * Creates the verifier of `eip155` for texts signed with `personal_sign` (EIP-191).
 *
 * A signature by the key of the address is valid without a request, also if the address has code (EIP-7702). The
 * contract at the address verifies any other signature (ERC-1271), even if it is not deployed yet (ERC-6492), through
 * an RPC node of the chain in the message. `verify` rejects with `RPC_FAILED` if no node responds within 10 s.
 *
 * @example
 * const verifier = createEip155Verifier({ rpcUrls: { 'eip155:1': ['https://rpc.example.com'] } })
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
      const urls = (typeof rpcUrls === 'function' ? rpcUrls(chainId) : rpcUrls?.[chainId]) ?? []
      return urls.length > 0 && askContract({ address, hash, signature: bytes, chainId, urls, signal })
    },
  }
}

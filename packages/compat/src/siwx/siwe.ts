import { type CaipNetworkId, isCaipNetworkId, type SIWEClient, type SIWXConfig } from '@latchkey/common'
import type { SIWEMessageParams } from '@latchkey/siwx'

/** A value of `createSIWEConfig`. */
export type AppKitSIWEClient = SIWEClient

/** What the message of the app contains. */
export type SIWEMessageArgs = SIWEMessageParams

/** A signed message of an EVM account. */
export type VerifySignatureParameters = {
  readonly address: string
  readonly message: string
  readonly signature: string
  /** CAIP-2 id, or the number of the chain. */
  readonly chainId: CaipNetworkId | string
  /** No effect: contract accounts are verified by the public RPC servers of their chain. */
  readonly projectId?: string | undefined
}

/**
 * Resolves with whether a signature is one of the account for the message. Contract accounts (ERC-1271, ERC-6492) are
 * verified by the public RPC servers of their chain. Rejects with `RPC_FAILED` if none responds.
 *
 * It does not read the message: check its nonce, domain and dates, or use `verifySignIn` of `@latchkey/siwx`.
 */
export async function verifySignature({
  address,
  message,
  signature,
  chainId,
}: VerifySignatureParameters): Promise<boolean> {
  const caip = chainId.includes(':') ? chainId : `eip155:${chainId}`
  if (!isCaipNetworkId(caip)) return false
  const [{ createEip155Verifier }, networks] = await Promise.all([
    import('@latchkey/siwx/eip155'),
    import('@latchkey/appkit/networks'),
  ])
  const { defineNetwork: _, ...all } = networks
  const verifier = createEip155Verifier({
    rpcUrls: (id) => Object.values(all).find(({ caipNetworkId }) => caipNetworkId === id)?.rpcUrls.default.http ?? [],
  })
  return verifier.verify({ message, signature, accountAddress: address, chainId: caip })
}

/** Returns a value of `createSIWEConfig` as a value of the `siwx` option. */
export function mapToSIWX(client: AppKitSIWEClient): SIWXConfig {
  return client.mapToSIWX()
}

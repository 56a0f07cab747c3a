import type { CaipNetworkId } from '../caip/caipNetworkId.js'

/** One permission, as the wallet describes it (ERC-7715). */
export type SmartSessionPermission = {
  /** For example `native-token-periodic`. */
  readonly type: string
  readonly data?: unknown
}

/** A response of a wallet to a request for permissions, as the list records it. */
export type SmartSessionGrant = {
  /** The name of the app that may act for the account. */
  readonly app: string
  /** The network on which the app may act. */
  readonly chainId: CaipNetworkId
  /** The wallet's ids of the permission, at least one. The wallet revokes by them. */
  readonly contexts: readonly string[]
  readonly permissions: readonly SmartSessionPermission[]
  /** Seconds since 1970. Absent for a permission without an end. */
  readonly expiration?: number
}

/**
 * Returns the id of a recorded grant (`pci`): the SHA-256 hash of its JSON text, in base64url without padding. A
 * signature of the id therefore covers every detail of the grant.
 */
export async function hashGrant(grant: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(grant))
  const base64 = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

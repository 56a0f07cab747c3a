import type { AppKit, Network } from '@latchkey/appkit/react'

/** What was signed, and what came of it. */
export type Proof = { readonly message: string; readonly signature: string; readonly address: string }

/** What code other than the kit's found out about a signature. */
export type Verdict = {
  readonly isValid: boolean
  /** What has checked it. */
  readonly by: string
  /** The signer, where a signature tells it. */
  readonly signer?: string | undefined
}

/** A payment the page asks the wallet for; `value` in the coin's smallest unit. */
export type Payment = { readonly to: string; readonly value: bigint; readonly signal: AbortSignal }

/**
 * One kind of chain, for the cards of the page: what is asked of the kit, and a look at the same thing by code that is not the
 * kit's, so that the page can check what the kit says. Heavy libraries come when they are needed.
 */
export type ChainTools = {
  offersMessage(kit: AppKit): boolean
  signMessage(kit: AppKit, message: string, signal: AbortSignal): Promise<string>
  verifyMessage(proof: Proof): Promise<Verdict>
  offersPayment(kit: AppKit): boolean
  /** Answers the transaction's id. */
  pay(kit: AppKit, payment: Payment): Promise<string>
  /** Waits until the network has the transaction, and says where. */
  settle(network: Network, id: string, signal: AbortSignal): Promise<string>
  /** What a node says; not the kit. */
  readBalance(network: Network, address: string, signal?: AbortSignal): Promise<bigint>
  /** An address none of the test wallets holds. */
  someone(network: Network | undefined): string
  /** A first look at a text; the kit checks it in full. */
  looksLikeAddress(text: string): boolean
}

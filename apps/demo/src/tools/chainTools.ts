import type { AppKit, Network } from '@latchkey/appkit/react'

/** A signed message and its signature. */
export type Proof = { readonly message: string; readonly signature: string; readonly address: string }

/** The verification of a signature by code outside the kit. */
export type Verdict = {
  readonly isValid: boolean
  /** Name of the verifier. */
  readonly by: string
  /** The signer, if the signature reveals it. */
  readonly signer?: string | undefined
}

/** A payment request; `value` in the coin's smallest unit. */
export type Payment = { readonly to: string; readonly value: bigint; readonly signal: AbortSignal }

/**
 * A namespace's functions for the cards of the page: calls of the kit, and the same data from other code, so that the
 * page can verify the kit. Heavy libraries load on demand.
 */
export type ChainTools = {
  offersMessage(kit: AppKit): boolean
  signMessage(kit: AppKit, message: string, signal: AbortSignal): Promise<string>
  verifyMessage(proof: Proof): Promise<Verdict>
  offersPayment(kit: AppKit): boolean
  /** Returns the transaction id. */
  pay(kit: AppKit, payment: Payment): Promise<string>
  /** Waits until the network has the transaction, and returns its block. */
  settle(network: Network, id: string, signal: AbortSignal): Promise<string>
  /** Data of a node, not of the kit. */
  readBalance(network: Network, address: string, signal?: AbortSignal): Promise<bigint>
  /** An address outside the test wallets. */
  someone(network: Network | undefined): string
  /** A quick validation; the kit validates in full. */
  looksLikeAddress(text: string): boolean
}

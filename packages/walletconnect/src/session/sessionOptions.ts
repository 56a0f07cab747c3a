import type { ChainNamespace, Ports } from '@latchkey/common'
import type { RequestedNamespace } from '../protocol/proposal.js'

// The public types of the package lead here, so this file imports no types of the bundled library.

/** A request that the relay has accepted for a wallet. */
export type SentRequest = {
  readonly namespace: ChainNamespace
  readonly method: string
  /** Name of the wallet, cleaned for display. */
  readonly name: string
}

/** Options of the WalletConnect part that concern sessions. */
export type SessionOptions = {
  readonly ports: Ports
  /** Returns the namespaces to request now. Omits namespaces that fail to load. */
  requested(): Promise<readonly RequestedNamespace[]>
  /** Returns whether the namespace is connected to another wallet and stays connected. */
  isTaken(namespace: ChainNamespace): boolean
  /**
   * The relay has accepted a request, which the visitor confirms in the wallet. The returned function runs when the
   * request settles.
   */
  onSent?(request: SentRequest): () => void
  /** The wallet of a session in use grants a namespace again after it had removed it. */
  onGranted?(namespace: ChainNamespace): void
  /** Aborts with the reason when the instance ends. */
  readonly lifetime: AbortSignal
}

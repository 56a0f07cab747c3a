import type { ChainNamespace, ErrorCode } from '@latchkey/common'
import type { WalletLink } from '@latchkey/walletconnect/links'

/** The code a phone scans, and how the way to it stands. */
export type PairingState = {
  /** `failed`: no code can be had; `code` says why. */
  status: 'idle' | 'preparing' | 'ready' | 'failed'
  /** The pairing URI (`wc:`, EIP-1328); a new one takes its place before it is too old. Never log or send it (R60). */
  uri?: string | undefined
  /** When it is too old, by the clock of the ports, in ms. */
  expiresAt?: number | undefined
  /** The connection to the relay, once there was one. */
  relay: 'idle' | 'connecting' | 'connected' | 'reconnecting'
  /** Why it failed; of a code that is ready: why the one before it was replaced (`USER_REJECTED`, `PAIRING_EXPIRED`). */
  code?: ErrorCode | undefined
  /** A request waits in the connected wallet on this phone; absent on a computer. */
  waiting?: WaitingRequest | undefined
}

/** A request that a wallet on this phone was sent and that its owner has to look at there. */
export type WaitingRequest = {
  readonly namespace: ChainNamespace
  /** What the wallet calls itself. */
  readonly name: string
  /**
   * The links that open it, the best first; they passed the policy. If the wallet states none, the link that opened its app last. None
   * where that is unknown as well: the visitor opens the wallet by hand.
   */
  readonly links: readonly WalletLink[]
  /** The wallet did not open by itself: show a way to it. The modal does. */
  readonly needsVisitor: boolean
  /** Opens the wallet, by its best link or the given one. Call it inside the visitor's click. Answers whether there was a link. */
  open(link?: WalletLink): boolean
}

/** Reaching a wallet on another device through WalletConnect. */
export type Pairing = {
  readonly state: PairingState
  /** The app named a relay and a project. */
  readonly isEnabled: boolean
  /** Makes a code ready ahead of need, or again after a failure. While one is shown it is renewed by itself. Never rejects. */
  prepare(): Promise<void>
  /** The code as it may be handed to a wallet now; `undefined` while none is ready or with less than 10 s left (specification §4). */
  uri(): string | undefined
  /** Nobody shows a code any more: it is not renewed. An attempt to connect that waits goes on. */
  release(): void
}

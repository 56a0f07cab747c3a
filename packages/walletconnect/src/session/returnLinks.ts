import type { WalletLink } from '../links/walletLinks.js'

/** The links that reopen the app of a connected wallet. */
export type ReturnLinks = {
  readonly links: readonly WalletLink[]
  /**
   * Whether the session was read from storage instead of approved on this page. Code that ran on the page earlier may have rewritten
   * the links: show them before one opens (R236).
   */
  readonly isStored: boolean
}

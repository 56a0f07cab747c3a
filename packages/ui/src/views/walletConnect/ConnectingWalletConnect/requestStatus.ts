import type { WalletConnectState, WalletLink } from '@latchkey/core'

/** Where the visitor answers a pending request. */
export type RequestStatus =
  | {
      readonly status: 'linked'
      readonly first: WalletLink
      readonly other: WalletLink | undefined
      readonly hint: Hint
    }
  /** No link is known, so the visitor opens the wallet by hand. */
  | { readonly status: 'unlinked'; readonly hint: Hint }

type Hint = 'reconnecting' | 'openLink' | 'openByHand'

/** Returns the status of a request that waits for a wallet app. The best of `links` is first. */
export function readRequestStatus(
  [first, other]: readonly WalletLink[],
  relay: WalletConnectState['relay'],
): RequestStatus {
  const isReconnecting = relay === 'reconnecting'
  if (!first) return { status: 'unlinked', hint: isReconnecting ? 'reconnecting' : 'openByHand' }
  return { status: 'linked', first, other, hint: isReconnecting ? 'reconnecting' : 'openLink' }
}

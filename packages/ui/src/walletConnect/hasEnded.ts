import type { WalletConnectState } from '@latchkey/core'
import type { WalletConnectAttempt } from './useWalletConnect.js'

/** Returns whether the attempt has failed: there is no code, or its request has ended. */
export function hasEnded(
  { attempt, wasDeclined, isStopped }: WalletConnectAttempt,
  status: WalletConnectState['status'],
): boolean {
  const isDeclined = attempt?.status === 'declined' && !wasDeclined
  return status === 'failed' || attempt?.status === 'failed' || isDeclined || isStopped
}

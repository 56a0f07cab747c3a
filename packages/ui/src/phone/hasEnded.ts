import type { PairingState } from '@latchkey/core'
import type { PhoneAttempt } from './useWalletConnect.js'

/** It did not work out: there is no code, or nobody is asked with it any more. */
export function hasEnded({ attempt, wasDeclined, isStopped }: PhoneAttempt, status: PairingState['status']): boolean {
  const isDeclined = attempt?.status === 'declined' && !wasDeclined
  return status === 'failed' || attempt?.status === 'failed' || isDeclined || isStopped
}

import type { ErrorCode } from '@latchkey/common'
import type { NetworkAvailability } from '@latchkey/core'
import type { SwitchAttempt } from '../../../network/createNetworkSwitcher.js'

/** What the view shows about a network switch. */
export type SwitchStatus = { readonly status: 'idle' } | PendingSwitch | EndedSwitch

/** The wallet decides. */
export type PendingSwitch = {
  readonly status: 'pending'
  /** The wallet may already show a request. It opens no second window then. */
  readonly mayBeOpen: boolean
  /** Where to look for the request after a long wait. */
  readonly slowHint: 'browser' | 'phone' | undefined
  readonly canConnectAgain: boolean
}

/** The wallet has not switched. */
export type EndedSwitch = {
  readonly status: 'declined' | 'failed'
  /**
   * `undefined` if the wallet never approved the network: connecting again is then the way, and an error would mislead.
   */
  readonly error: ErrorCode | undefined
  readonly advice: 'connectAgain' | 'changeInWallet' | 'answerRequest' | 'none'
  readonly canConnectAgain: boolean
}

/** Returns the status of an attempt to switch to a network. `availability` is that of the network. */
export function readSwitchStatus(attempt: SwitchAttempt | undefined, availability: NetworkAvailability): SwitchStatus {
  if (!attempt) return { status: 'idle' }
  const needsApproval = availability === 'needsApproval'
  const { status, isSlow, mayBeOpen } = attempt
  if (status === 'pending')
    return {
      status,
      mayBeOpen,
      slowHint: isSlow && !mayBeOpen ? (needsApproval ? 'phone' : 'browser') : undefined,
      canConnectAgain: needsApproval && isSlow,
    }
  const code = status === 'declined' ? 'USER_REJECTED' : (attempt.code ?? 'WALLET_FAILED')
  return {
    status,
    error: needsApproval && code === 'WRONG_NETWORK' ? undefined : code,
    advice: needsApproval ? 'connectAgain' : adviceFor(code),
    canConnectAgain: needsApproval,
  }
}

function adviceFor(code: ErrorCode): EndedSwitch['advice'] {
  if (code === 'METHOD_NOT_SUPPORTED') return 'changeInWallet'
  return code === 'REQUEST_PENDING' ? 'answerRequest' : 'none'
}

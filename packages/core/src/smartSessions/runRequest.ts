import {
  type AppKitError,
  type Clock,
  connectionLimits,
  createError,
  isAppKitError,
  smartSessionErrors,
} from '@latchkey/common'
import type { SessionRequest, SessionStep } from './smartSessionsState.js'

/**
 * Runs a request of the visitor in steps, and publishes the current step or the reason of a failure. Publishes
 * `undefined` after a success.
 */
export async function runRequest(
  clock: Clock,
  publish: (request: SessionRequest | undefined) => void,
  work: (enter: (step: SessionStep) => void) => Promise<void>,
): Promise<void> {
  let timer: unknown
  let current: SessionStep = 'saving'
  const enter = (step: SessionStep) => {
    current = step
    clock.clearTimeout(timer)
    publish({ status: 'pending', step, isSlow: false })
    // Only a wallet keeps a visitor waiting.
    if (step === 'saving') return
    timer = clock.setTimeout(() => publish({ status: 'pending', step, isSlow: true }), connectionLimits.slowRequestMs)
  }
  try {
    await work(enter)
    publish(undefined)
  } catch (cause) {
    const error = toListError(cause, 'SMART_SESSIONS_NOT_SAVED')
    const { code } = error
    if (code === 'ABORTED' || code === 'DESTROYED') publish(undefined)
    else publish({ status: code === 'USER_REJECTED' ? 'declined' : 'failed', step: current, code })
    throw error
  } finally {
    clock.clearTimeout(timer)
  }
}

/** Returns a failure as a typed error. Failures of the server get the code of what the visitor wanted. */
export function toListError(cause: unknown, code: 'SMART_SESSIONS_FAILED' | 'SMART_SESSIONS_NOT_SAVED'): AppKitError {
  return isAppKitError(cause) && !cause.code.startsWith('HTTP_')
    ? cause
    : createError(smartSessionErrors[code], { cause })
}

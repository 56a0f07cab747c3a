import { limits } from '@latchkey/common'
import { isNeeded, type PairingState, type ShownProposal, setStatus } from './pairingState.js'

/** A proposal expires after `lifeMs`. It is renewed `marginMs` earlier, so that a wallet has time to respond. */
const lifeMs = limits.pairingLifeMs
const marginMs = limits.pairingMarginMs

/** Shows a published proposal until shortly before it expires, then renews it. */
export function showProposal(
  state: PairingState,
  { proposal, requested, namespaces }: Pick<ShownProposal, 'proposal' | 'requested' | 'namespaces'>,
): void {
  const { clock } = state.options
  hideProposal(state)
  const freshUntil = clock.monotonic() + lifeMs - marginMs
  state.shown = { proposal, requested, namespaces, expiresAt: clock.now() + lifeMs, freshUntil }
  state.timer = clock.setTimeout(() => renewProposal(state), lifeMs - marginMs)
}

/** Stops showing the proposal. A wallet that approves it afterwards has its session ended. */
export function hideProposal(state: PairingState): void {
  state.shown = undefined
  stopTimer(state)
}

/**
 * Whether the shown URI may still be scanned. Checks two clocks: the wall clock can be set back, and the monotonic
 * clock can stand still while the device sleeps.
 */
export function isFresh({ options: { clock } }: PairingState, { expiresAt, freshUntil }: ShownProposal): boolean {
  return clock.monotonic() < freshUntil && clock.now() < expiresAt - marginMs
}

/** Replaces an expired proposal. Its URI stays visible until the new one is ready, but `uri()` no longer returns it. */
export function renewProposal(state: PairingState): void {
  stopTimer(state)
  if (isNeeded(state)) return void state.ensureProposal('PAIRING_EXPIRED')
  hideProposal(state)
  setStatus(state, 'idle', undefined)
}

function stopTimer(state: PairingState): void {
  if (state.timer !== undefined) state.options.clock.clearTimeout(state.timer)
  state.timer = undefined
}

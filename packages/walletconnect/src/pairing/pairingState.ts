import {
  type AppKitError,
  type CaipNetworkId,
  type ChainNamespace,
  type Clock,
  type ErrorCode,
  limits,
} from '@latchkey/common'
import type { Approval } from '../protocol/approval.js'
import type { RequestedNamespace } from '../protocol/requestedNamespace.js'
import { createHeldApproval, type HeldApproval } from './createHeldApproval.js'
import type { OptionalNamespaces } from './listOptionalNamespaces.js'
import type { PairingSnapshot } from './pairingSnapshot.js'
import type { Proposal } from './propose.js'

export type PairingOptions = {
  readonly clock: Clock
  /** Returns the namespaces that the app serves. */
  requested(): Promise<readonly RequestedNamespace[]>
  /** Whether the namespace is connected to another wallet. It is then requested only if an attempt waits for it. */
  isTaken(namespace: ChainNamespace): boolean
  propose(namespaces: OptionalNamespaces, signal: AbortSignal): Promise<Proposal>
  /** Ends an approved session that no attempt waits for. */
  discard(topic: string): void
  onChange(): void
}

/** A proposal whose URI is shown. */
export type ShownProposal = {
  readonly proposal: Proposal
  /** The requested namespaces as JSON. Another value needs another proposal. */
  readonly requested: string
  readonly namespaces: readonly string[]
  /** Wall clock, in ms. */
  readonly expiresAt: number
  /** Monotonic clock, in ms. */
  readonly freshUntil: number
}

/** A connect attempt that waits for an approval. */
export type Waiter = {
  readonly namespace: ChainNamespace
  /** The network that the attempt is for. A new proposal lists it first. */
  readonly networkId: CaipNetworkId | undefined
  settle(outcome: { readonly approval: Approval } | { readonly error: Error }): void
}

/** A proposal that is being published. */
export type Publication = { readonly id: object; readonly requested: string; readonly done: Promise<void> }

/** The state that the functions of this folder share. */
export type PairingState = {
  readonly options: PairingOptions
  readonly waiters: Set<Waiter>
  readonly held: HeldApproval
  readonly closed: AbortController
  status: PairingSnapshot['status']
  code: ErrorCode | undefined
  shown: ShownProposal | undefined
  publication: Publication | undefined
  /** Replaces the shown proposal before it expires. */
  timer: unknown
  /** Whether a view shows the URI. */
  isVisible: boolean
  /** Identifies the current visit of that view. `code` explains why the URI was replaced, which concerns this visit only. */
  visit: object
  /**
   * The visitor aborted the last waiting attempt, and no view has requested a URI since. A later approval is ignored.
   */
  isAborted: boolean
}

const lifeMs = limits.pairingLifeMs
const marginMs = limits.pairingMarginMs

/** Creates the state. `onDiscard` runs after a held approval was discarded. */
export function createPairingState(options: PairingOptions, onDiscard: () => void): PairingState {
  return {
    options,
    waiters: new Set(),
    held: createHeldApproval(options.clock, (topic) => {
      options.discard(topic)
      onDiscard()
    }),
    closed: new AbortController(),
    status: 'idle',
    code: undefined,
    shown: undefined,
    publication: undefined,
    timer: undefined,
    isVisible: false,
    visit: {},
    isAborted: false,
  }
}

/** Whether a view shows the URI or an attempt waits for an approval. */
export function isNeeded({ isVisible, waiters }: PairingState): boolean {
  return isVisible || waiters.size > 0
}

/**
 * Whether the shown URI may still be scanned. Checks two clocks: the wall clock can be set back, and the monotonic clock can stand
 * still while the device sleeps.
 */
export function isFresh({ options: { clock } }: PairingState, { expiresAt, freshUntil }: ShownProposal): boolean {
  return clock.monotonic() < freshUntil && clock.now() < expiresAt - marginMs
}

export function setStatus(state: PairingState, status: PairingSnapshot['status'], code: ErrorCode | undefined): void {
  state.status = status
  state.code = code
  if (!state.closed.signal.aborted) state.options.onChange()
}

export function settleWaiters({ waiters }: PairingState, outcome: Parameters<Waiter['settle']>[0]): void {
  for (const waiter of [...waiters]) waiter.settle(outcome)
}

/** Shows a published proposal until shortly before it expires, then calls `onStale`. */
export function showProposal(
  state: PairingState,
  { proposal, requested, namespaces }: Pick<ShownProposal, 'proposal' | 'requested' | 'namespaces'>,
  onStale: () => void,
): void {
  const { clock } = state.options
  hideProposal(state)
  const freshUntil = clock.monotonic() + lifeMs - marginMs
  state.shown = { proposal, requested, namespaces, expiresAt: clock.now() + lifeMs, freshUntil }
  state.timer = clock.setTimeout(onStale, lifeMs - marginMs)
}

/** Stops showing the proposal. A wallet that approves it afterwards has its session ended. */
export function hideProposal(state: PairingState): void {
  state.shown = undefined
  stopTimer(state)
}

export function stopTimer(state: PairingState): void {
  if (state.timer !== undefined) state.options.clock.clearTimeout(state.timer)
  state.timer = undefined
}

/** Fails every attempt, and shows the error instead of a URI. */
export function failPairing(state: PairingState, error: AppKitError): void {
  state.shown = undefined
  settleWaiters(state, { error })
  setStatus(state, 'failed', error.code)
}

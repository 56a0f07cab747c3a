import type { AppKitError, CaipNetworkId, ChainNamespace, Clock, ErrorCode } from '@latchkey/common'
import type { Approval, RequestedNamespace } from '../protocol/proposal.js'
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
  /** Creates a proposal unless the shown one is fresh. `code` says why the last one was replaced. */
  readonly ensureProposal: (code: ErrorCode | undefined) => Promise<void>
  status: PairingSnapshot['status']
  code: ErrorCode | undefined
  shown: ShownProposal | undefined
  publication: Publication | undefined
  /** Replaces the shown proposal before it expires. */
  timer: unknown
  /** Whether a view shows the URI. */
  isVisible: boolean
  /**
   * Identifies the current visit of that view. `code` explains why the URI was replaced, which concerns this visit
   * only.
   */
  visit: object
  /**
   * The visitor aborted the last waiting attempt, and no view has requested a URI since. A later approval is ignored.
   */
  isAborted: boolean
}

type PairingCallbacks = Pick<PairingState, 'ensureProposal'> & {
  /** A held approval was discarded. */
  onDiscard(): void
}

/** Creates the state. */
export function createPairingState(
  options: PairingOptions,
  { ensureProposal, onDiscard }: PairingCallbacks,
): PairingState {
  return {
    options,
    waiters: new Set(),
    held: createHeldApproval(options.clock, (topic) => {
      options.discard(topic)
      onDiscard()
    }),
    closed: new AbortController(),
    ensureProposal,
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

export function setStatus(state: PairingState, status: PairingSnapshot['status'], code: ErrorCode | undefined): void {
  state.status = status
  state.code = code
  if (!state.closed.signal.aborted) state.options.onChange()
}

export function settleWaiters({ waiters }: PairingState, outcome: Parameters<Waiter['settle']>[0]): void {
  for (const waiter of [...waiters]) waiter.settle(outcome)
}

/** Fails every attempt, and shows the error instead of a URI. */
export function failPairing(state: PairingState, error: AppKitError): void {
  state.shown = undefined
  settleWaiters(state, { error })
  setStatus(state, 'failed', error.code)
}

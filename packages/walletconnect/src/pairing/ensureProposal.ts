import {
  type AppKitError,
  createError,
  type ErrorCode,
  isAppKitError,
  walletConnectErrors,
  withSignals,
  withTimeout,
} from '@latchkey/common'
import { mapWalletError } from '../protocol/mapWalletError.js'
import type { ApprovedSession, RequestedNamespace } from '../protocol/proposal.js'
import { listOptionalNamespaces, type OptionalNamespaces } from './listOptionalNamespaces.js'
import { failPairing, isNeeded, type PairingState, setStatus, settleWaiters } from './pairingState.js'
import { hideProposal, isFresh, renewProposal, showProposal } from './proposalExpiry.js'
import type { Proposal } from './propose.js'

/** Timeout for the relay to accept a proposal, in ms. */
const timeoutMs = 15_000
/** Time for which an approval is held until an attempt waits for it, in ms. A longer download counts as failed. */
const holdMs = 30_000

/**
 * Resolves when a fresh proposal for the requested namespaces is shown. Reuses the shown one or the one that is being
 * published, or creates a new one. Never rejects. `code` says why the last one was replaced.
 */
export async function ensureProposal(state: PairingState, code: ErrorCode | undefined): Promise<void> {
  if (state.closed.signal.aborted) return
  // A wallet has approved already, so no other URI is shown.
  if (state.held.isHolding()) return setStatus(state, 'idle', undefined)
  const { visit } = state
  try {
    const served = await withSignals(state.options.requested(), state.closed.signal)
    // Read the waiting attempts only now, because one may have started meanwhile.
    const namespaces = served.filter((one) => isWanted(state, one))
    const requested = JSON.stringify(listOptionalNamespaces(namespaces))
    if (!isNeeded(state) || state.held.isHolding()) return
    const reason = state.visit === visit ? code : undefined
    const { shown } = state
    // Every namespace is connected to another wallet. The connect attempt that follows states the namespace.
    if (requested === '{}' && state.waiters.size === 0) {
      if (shown && isFresh(state, shown)) return
      hideProposal(state)
      return setStatus(state, 'idle', reason)
    }
    if (shown?.requested === requested && isFresh(state, shown)) return
    if (state.publication?.requested !== requested) {
      const expired = shown && !isFresh(state, shown) ? 'PAIRING_EXPIRED' : undefined
      const id = {}
      const ordered = listOptionalNamespaces(namespaces, firstNetworks(state))
      state.publication = { id, requested, done: publish(state, ordered, requested, reason ?? expired, id) }
    }
    await state.publication.done
  } catch (error) {
    if (!state.closed.signal.aborted) failPairing(state, toTyped(error))
  }
}

function isWanted({ options, waiters }: PairingState, { namespace }: RequestedNamespace): boolean {
  return !options.isTaken(namespace) || [...waiters].some((waiter) => waiter.namespace === namespace)
}

/** Returns the networks that the waiting attempts are for. */
function firstNetworks({ waiters }: PairingState): readonly string[] {
  return [...waiters].flatMap(({ networkId }) => networkId ?? [])
}

async function publish(
  state: PairingState,
  namespaces: OptionalNamespaces,
  requested: string,
  code: ErrorCode | undefined,
  id: object,
): Promise<void> {
  const isCurrent = () => state.publication?.id === id
  const { visit } = state
  if (!state.shown) setStatus(state, 'preparing', code)
  try {
    const proposal = await publishProposal(state, namespaces)
    followProposal(state, proposal)
    if (!isCurrent()) return proposal.forget()
    state.publication = undefined
    showProposal(state, { proposal, requested, namespaces: Object.keys(namespaces) })
    setStatus(state, 'ready', state.visit === visit ? code : undefined)
  } catch (error) {
    if (!isCurrent() || state.closed.signal.aborted) return
    state.publication = undefined
    failPairing(state, toTyped(error))
  }
}

/**
 * Publishes a proposal. Rejects with `RELAY_UNREACHABLE` after 15 s, with `PAIRING_FAILED` if no namespace is left to
 * ask for, and with the reason of the instance's end. A proposal that is published later is removed.
 */
async function publishProposal(
  { options: { clock, propose }, closed }: PairingState,
  namespaces: OptionalNamespaces,
): Promise<Proposal> {
  if (Object.keys(namespaces).length === 0)
    throw createError(walletConnectErrors.PAIRING_FAILED, { details: 'No namespace is left to ask a wallet for.' })
  const abort = new AbortController()
  const proposing = propose(namespaces, abort.signal)
  const onTimeout = () => createError(walletConnectErrors.RELAY_UNREACHABLE)
  try {
    return await withTimeout(proposing, { clock, ms: timeoutMs, onTimeout, signals: [closed.signal] })
  } catch (error) {
    abort.abort()
    proposing.then(
      ({ forget, approved }) => {
        approved.catch(() => undefined)
        forget()
      },
      () => undefined,
    )
    throw error
  }
}

function followProposal(state: PairingState, proposal: Proposal): void {
  proposal.approved.then(
    (approved) => onApproved(state, proposal, approved),
    (error: unknown) => onRejected(state, proposal, error),
  )
}

function onApproved(state: PairingState, proposal: Proposal, approved: ApprovedSession): void {
  const { shown, waiters, options } = state
  // The library still uses the proposal while it reports the approval.
  options.clock.setTimeout(proposal.forget, 0)
  if (shown?.proposal !== proposal) return options.discard(approved.topic)
  hideProposal(state)
  state.publication = undefined
  if (waiters.size === 0) state.held.hold(approved, shown.namespaces, state.isAborted ? 0 : holdMs)
  setStatus(state, 'idle', undefined)
  const opened = new Set([...waiters].map(({ namespace }) => namespace))
  settleWaiters(state, { approval: { ...approved, waiting: waiters.size, opened } })
}

function onRejected(state: PairingState, proposal: Proposal, error: unknown): void {
  const { shown } = state
  proposal.forget()
  if (shown?.proposal !== proposal || state.closed.signal.aborted) return
  // For example after the page slept. The next proposal may already be pending.
  if (!isFresh(state, shown)) return renewProposal(state)
  hideProposal(state)
  state.publication = undefined
  const mapped = mapWalletError(error)
  const reason =
    mapped.code === 'WALLET_FAILED' ? createError(walletConnectErrors.PAIRING_FAILED, { cause: error }) : mapped
  if (reason.code === 'PAIRING_EXPIRED') return renewProposal(state)
  settleWaiters(state, { error: reason })
  if (state.isVisible) void ensureProposal(state, reason.code)
  else setStatus(state, 'idle', reason.code)
}

function toTyped(error: unknown): AppKitError {
  return isAppKitError(error) ? error : createError(walletConnectErrors.PAIRING_FAILED, { cause: error })
}

import {
  abortReason,
  allErrors,
  type CaipNetworkId,
  type ChainNamespace,
  createError,
  type ErrorCode,
} from '@latchkey/common'
import type { Approval } from '../protocol/proposal.js'
import { ensureProposal } from './ensureProposal.js'
import type { PairingSnapshot } from './pairingSnapshot.js'
import {
  createPairingState,
  failPairing,
  isNeeded,
  type PairingOptions,
  type PairingState,
  setStatus,
  settleWaiters,
  type Waiter,
} from './pairingState.js'
import { hideProposal, isFresh, renewProposal } from './proposalExpiry.js'

/** Keeps a fresh pairing URI while a view or an attempt needs one, and passes approvals to connect attempts. */
export type Pairing = {
  snapshot(): Omit<PairingSnapshot, 'relay'>
  /** Resolves when a URI is ready or has failed. Never rejects. A view calls it when it opens. */
  prepare(): Promise<void>
  /** Pairing URI; `undefined` once it expired. */
  uri(): string | undefined
  /** Call it when the view that showed the URI closes. */
  release(): void
  /**
   * Discards the URI and an approval for it. Waiting attempts reject with `ABORTED`. The next call of `prepare` or
   * `wait` creates another URI.
   */
  reset(): void
  /**
   * Resolves with the held approval or the next one, which all waiting attempts share. Rejects with a typed error. A
   * proposal that has to be created lists `networkId` first.
   */
  wait(
    namespace: ChainNamespace,
    signal: AbortSignal | undefined,
    networkId?: CaipNetworkId | undefined,
  ): Promise<Approval>
  /** Fails every attempt: the relay rejected the app. */
  reject(code: ErrorCode): void
  /** Replaces an expired URI, for example after the page slept. */
  check(): void
  close(): void
}

/** Creates a {@link Pairing}. It proposes nothing until a view or an attempt needs a URI. */
export function createPairing(options: PairingOptions): Pairing {
  const state: PairingState = createPairingState(options, {
    ensureProposal: (code) => ensureProposal(state, code),
    onDiscard() {
      // An approved URI can't be used again.
      if (isNeeded(state)) void ensureProposal(state, undefined)
    },
  })

  return {
    snapshot() {
      const { status, code, shown } = state
      return { status, code, uri: shown?.proposal.uri, expiresAt: shown?.expiresAt }
    },
    prepare() {
      state.isVisible = true
      state.isAborted = false
      return ensureProposal(state, undefined)
    },
    uri: () => (state.shown && isFresh(state, state.shown) ? state.shown.proposal.uri : undefined),
    release() {
      state.isVisible = false
      state.visit = {}
      if (state.code !== undefined && state.status !== 'failed') setStatus(state, state.status, undefined)
    },
    reset() {
      state.isVisible = false
      state.visit = {}
      state.publication = undefined
      hideProposal(state)
      settleWaiters(state, { error: abortReason(undefined) })
      state.held.discard()
      setStatus(state, 'idle', undefined)
    },
    wait: (namespace, signal, networkId) => waitForApproval(state, namespace, signal, networkId),
    reject(code) {
      if (!isNeeded(state) && !state.shown) return
      state.publication = undefined
      hideProposal(state)
      failPairing(state, createError(allErrors[code]))
    },
    check() {
      if (state.shown && !isFresh(state, state.shown)) renewProposal(state)
    },
    close() {
      state.publication = undefined
      hideProposal(state)
      state.closed.abort()
      state.held.discard()
      settleWaiters(state, { error: abortReason(undefined) })
    },
  }
}

/**
 * Resolves with the held approval or the next one. Rejects with a typed error, and immediately when the signal aborts.
 */
function waitForApproval(
  state: PairingState,
  namespace: ChainNamespace,
  signal: AbortSignal | undefined,
  networkId?: CaipNetworkId | undefined,
): Promise<Approval> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted || state.closed.signal.aborted) return reject(abortReason(signal))
    state.isAborted = false
    const approved = state.held.take(namespace)
    if (approved) return resolve({ ...approved, waiting: 1, opened: new Set([namespace]) })
    const waiter: Waiter = {
      namespace,
      networkId,
      settle(outcome) {
        state.waiters.delete(waiter)
        signal?.removeEventListener('abort', onAbort)
        if ('approval' in outcome) resolve(outcome.approval)
        else reject(outcome.error)
      },
    }
    const onAbort = () => {
      waiter.settle({ error: abortReason(signal) })
      state.isAborted = state.waiters.size === 0
    }
    signal?.addEventListener('abort', onAbort)
    state.waiters.add(waiter)
    void ensureProposal(state, undefined)
  })
}

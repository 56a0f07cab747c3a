import { abortReason, type CaipNetworkId, type ChainNamespace } from '@latchkey/common'
import type { Approval } from '../protocol/approval.js'
import { ensureProposal } from './ensureProposal.js'
import type { PairingState, Waiter } from './pairingState.js'

/**
 * Resolves with the held approval or the next one. Rejects with a typed error, and immediately when the signal aborts.
 */
export function waitForApproval(
  state: PairingState,
  namespace: ChainNamespace,
  signal: AbortSignal | undefined,
  networkId?: CaipNetworkId | undefined,
): Promise<Approval> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted || state.closed.signal.aborted) return reject(abortReason(signal))
    state.isAborted = false
    const topic = state.held.take(namespace)
    if (topic !== undefined) return resolve({ topic, waiting: 1, opened: new Set([namespace]) })
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

import type { ChainNamespace, Network } from '@latchkey/common'
import type { AccountDetailDeps } from './accountDetailDeps.js'
import type { BalanceState } from './accountState.js'
import { createBalanceDetails } from './createBalanceDetails.js'
import { createIdentityDetails } from './createIdentityDetails.js'

/** Fetches the details of connected accounts: balance, name and avatar. */
export type AccountDetails = {
  /**
   * Fetches missing and stale details of the namespace's account. Responses for an earlier account are dropped. Never
   * rejects.
   */
  refresh(namespace: ChainNamespace, options?: { readonly force?: boolean }): Promise<void>
  /** Returns the native balance. Rejects with `BALANCE_UNAVAILABLE`, without a request for 30 s after a failure. */
  fetchBalance(namespace: ChainNamespace): Promise<BalanceState>
  /**
   * Fetches the balance after a transaction on a network: cached balances of its accounts no longer count. Never
   * rejects.
   */
  refreshAfterTransaction(network: Network): Promise<void>
  /** Removes the cached details of a namespace's accounts. */
  forget(namespace: ChainNamespace): void
  destroy(): void
}

export function createAccountDetails(deps: AccountDetailDeps): AccountDetails {
  const controller = new AbortController()
  const balances = createBalanceDetails(deps, controller.signal)
  const identities = createIdentityDetails(deps, controller.signal)
  return {
    async refresh(namespace, { force = false } = {}) {
      await Promise.all([balances.refresh(namespace, force), identities.refresh(namespace)])
    },
    fetchBalance: balances.fetch,
    async refreshAfterTransaction({ chainNamespace, caipNetworkId }) {
      balances.forget(`${caipNetworkId}:`)
      await balances.refresh(chainNamespace, true)
    },
    forget(namespace) {
      for (const details of [balances, identities]) details.forget(`${namespace}:`)
    },
    destroy: () => controller.abort(),
  }
}

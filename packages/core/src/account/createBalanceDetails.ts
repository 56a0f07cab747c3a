import { accountLimits, type ChainNamespace, caseTexts, createError, errors, isAppKitError } from '@latchkey/common'
import type { AccountDetailDeps } from './accountDetailDeps.js'
import type { BalanceState } from './accountState.js'
import { createBalanceRequests } from './createBalanceRequests.js'
import { balanceCache } from './detailCaches.js'
import { type BalanceSubject, findBalanceSubject } from './findBalanceSubject.js'
import { createTimedCache } from './timedCache.js'

/** Fetches balances of connected accounts: of the native coin, or of the token of option `tokens`. */
export type BalanceDetails = {
  /** Shows the cached balance and fetches a new one if that is stale or with `force`. Never rejects. */
  refresh(namespace: ChainNamespace, force: boolean): Promise<void>
  /** Returns the balance. Rejects with `BALANCE_UNAVAILABLE`, without a request for 30 s after a failure and with option `balances` off. */
  fetch(namespace: ChainNamespace): Promise<BalanceState>
  /** Removes cached balances whose key starts with `prefix`. */
  forget(prefix: string): void
}

export function createBalanceDetails(deps: AccountDetailDeps, lifetime: AbortSignal): BalanceDetails {
  const { adapterOf, accounts, networks, options, storage, ports } = deps
  const { clock } = ports
  const cache = createTimedCache({
    entry: balanceCache,
    lifeMs: accountLimits.nativeBalanceCacheMs,
    storage,
    clock,
  })
  const find = findBalanceSubject(deps)
  const requests = createBalanceRequests({
    clock,
    lifetime,
    onBalance({ adapter, account, key }, balance) {
      // A response that arrives after a disconnect must not be cached (R69).
      if (accounts.getConnected(adapter.namespace)?.address === account.address) cache.set(key, balance)
    },
  })

  function show({ adapter, account }: BalanceSubject, balance: BalanceState): void {
    accounts.setDetails(adapter.namespace, account.caipAddress, { balance, balanceError: undefined })
  }

  function showFailure({ adapter: { namespace }, account }: BalanceSubject, error: unknown): void {
    if (lifetime.aborted || isAppKitError(error, 'ABORTED')) return
    ports.logger.warn('[latchkey] The balance could not be fetched.', error)
    const before = accounts.getConnected(namespace)?.balance
    const balance = before && { balance: { ...before, isStale: true } }
    accounts.setDetails(namespace, account.caipAddress, { ...balance, balanceError: 'BALANCE_UNAVAILABLE' })
  }

  return {
    async refresh(namespace, force) {
      const account = accounts.getConnected(namespace)
      // No request is sent on an unsupported network, so nothing else would end the loading state.
      if (account && adapterOf(namespace) && options.balances && networks.get(namespace).isUnsupported)
        return accounts.setDetails(namespace, account.caipAddress, { balanceError: 'BALANCE_UNAVAILABLE' })
      const subject = find(namespace)
      if (!subject) return
      const cached = cache.get(subject.key)
      if (cached)
        accounts.setDetails(namespace, subject.account.caipAddress, {
          balance: { ...cached.value, isStale: !cached.isFresh },
        })
      if (cached?.isFresh && !force) return
      try {
        // The response to an earlier request may be older than the reason for this one.
        if (force) await requests.idle(subject)
        show(subject, await requests.send(subject))
      } catch (error) {
        showFailure(subject, error)
      }
    },
    async fetch(namespace) {
      if (!accounts.getConnected(namespace) || !adapterOf(namespace))
        throw createError(errors.NOT_CONNECTED, { shortMessage: caseTexts.CAIP_NETWORK_OR_ADDRESS_UNDEFINED })
      const subject = find(namespace)
      if (!subject || requests.isBlocked(subject)) throw createError(errors.BALANCE_UNAVAILABLE)
      const cached = cache.get(subject.key)
      try {
        const balance = cached?.isFresh ? { ...cached.value, isStale: false } : await requests.send(subject)
        show(subject, balance)
        return balance
      } catch (cause) {
        throw createError(errors.BALANCE_UNAVAILABLE, { cause })
      }
    },
    forget: cache.forget,
  }
}

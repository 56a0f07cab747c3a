import {
  type Adapter,
  type AppKitError,
  accountLimits,
  type Balance,
  type ChainNamespace,
  type Clock,
  caseTexts,
  createError,
  errors,
  formatUnits,
  isAppKitError,
  isBalanceShown,
  type Network,
} from '@latchkey/common'
import type { ShownToken } from '../options/appKitOptions.js'
import type { AccountDetailDeps } from './accountDetailDeps.js'
import type { BalanceState, ConnectedAccount } from './accountState.js'
import { balanceCache, createTimedCache } from './detailCaches.js'

/** Fetches balances of connected accounts: of the native coin, or of the token set in the `tokens` option. */
export type BalanceDetails = {
  /** Shows the cached balance and fetches a new one if that is stale or with `force`. Never rejects. */
  refresh(namespace: ChainNamespace, force: boolean): Promise<void>
  /**
   * Returns the balance. Rejects with `BALANCE_UNAVAILABLE`, without a request for 30 s after a failure and with the
   * `balances` option off.
   */
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
      // A response that arrives after a disconnect must not be cached.
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
      // No request is sent on an unsupported network, so end the loading state here.
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
        // A pending request may return the balance from before the change that caused this one.
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
      if (!subject)
        throw createError(errors.BALANCE_UNAVAILABLE, {
          details: 'The option `balances` is off, or the wallet is on an unsupported network or a test network.',
        })
      const cached = cache.get(subject.key)
      try {
        const balance = cached?.isFresh ? { ...cached.value, isStale: false } : await requests.send(subject)
        show(subject, balance)
        return balance
      } catch (cause) {
        throw unavailable(cause)
      }
    },
    forget: cache.forget,
  }
}

/** The account, the network and the coin or token of a balance. */
type BalanceSubject = {
  readonly adapter: Adapter
  readonly account: ConnectedAccount
  readonly network: Network
  /** `undefined` for the native coin. */
  readonly token: ShownToken | undefined
  /** Identifies the balance in caches: the CAIP-10 address, followed by the address of the token. */
  readonly key: string
}

/**
 * Returns a function that finds the balance to show for a namespace. It returns `undefined` without a wallet, with the
 * `balances` option off, on unsupported networks, on testnets, and on networks without a native coin. If the namespace
 * has no tokens, the native coin is shown, and the console reports the entry in `tokens` once.
 */
function findBalanceSubject({
  adapterOf,
  accounts,
  networks,
  options,
  ports,
}: AccountDetailDeps): (namespace: ChainNamespace) => BalanceSubject | undefined {
  const reported = new Set<string>()

  function findToken(adapter: Adapter, { caipNetworkId }: Network): ShownToken | undefined {
    const token = options.tokens?.[caipNetworkId]
    if (!token || adapter.getTokenBalance) return token
    if (!reported.has(caipNetworkId))
      ports.logger.error(`[latchkey] tokens['${caipNetworkId}'] has no effect: the adapter reads no token balances.`)
    reported.add(caipNetworkId)
    return undefined
  }

  return (namespace) => {
    const account = accounts.getConnected(namespace)
    const adapter = adapterOf(namespace)
    const { active: network, isUnsupported } = networks.get(namespace)
    if (!account || !adapter || !network || isUnsupported || !isBalanceShown(network, options)) return undefined
    if (network.caipNetworkId !== account.caipNetworkId) return undefined
    const token = findToken(adapter, network)
    if (!token && network.hasNativeCoin === false) return undefined
    const key = token ? `${account.caipAddress}:${token.address}` : account.caipAddress
    return { adapter, account, network, token, key }
  }
}

/** Requests balances from the networks. */
type BalanceRequests = {
  /** Requests a balance, or joins the pending request for it. Rejects without a request for 30 s after a failure. */
  send(subject: BalanceSubject): Promise<BalanceState>
  /** Resolves when no request for the balance is pending. */
  idle(subject: BalanceSubject): Promise<void>
}

type RequestDeps = {
  readonly clock: Clock
  readonly lifetime: AbortSignal
  onBalance(subject: BalanceSubject, balance: BalanceState): void
}

function createBalanceRequests({ clock, lifetime, onBalance }: RequestDeps): BalanceRequests {
  /** The last failure by the subject's key, and the time of the monotonic clock until which it blocks requests. */
  const failures = new Map<string, { readonly until: number; readonly cause: unknown }>()
  const pending = new Map<string, Promise<BalanceState>>()

  async function request(subject: BalanceSubject): Promise<BalanceState> {
    const { token, key } = subject
    try {
      const { value, decimals, symbol } = await askAdapter(subject, lifetime)
      const balance = {
        value: String(value),
        decimals,
        formatted: formatUnits(value, decimals),
        symbol: token?.symbol ?? symbol,
        ...(token ? { token: token.address } : {}),
        isStale: false,
      }
      onBalance(subject, balance)
      failures.delete(key)
      return balance
    } catch (cause) {
      failures.set(key, { until: clock.monotonic() + accountLimits.balanceRetryBlockMs, cause })
      throw cause
    }
  }

  return {
    async send(subject) {
      const { key } = subject
      const failure = failures.get(key)
      if (failure && failure.until > clock.monotonic()) throw unavailable(failure.cause)
      const shared = pending.get(key)
      if (shared) return shared
      const requested = request(subject).finally(() => pending.delete(key))
      pending.set(key, requested)
      return requested
    },
    async idle({ key }) {
      await pending.get(key)?.catch(() => undefined)
    },
  }
}

async function askAdapter({ adapter, account, network, token }: BalanceSubject, signal: AbortSignal): Promise<Balance> {
  const { address } = account
  if (!token) return adapter.getBalance({ address, network, signal })
  if (!adapter.getTokenBalance)
    throw createError(errors.BALANCE_UNAVAILABLE, { details: `The adapter of ${adapter.namespace} reads no tokens.` })
  return adapter.getTokenBalance({ address, network, signal, token: token.address })
}

/** Returns the error of a balance that could not be fetched, with the details of its cause. */
function unavailable(cause: unknown): AppKitError {
  if (!isAppKitError(cause)) return createError(errors.BALANCE_UNAVAILABLE, { cause })
  const { details = cause.shortMessage, summary } = cause
  return createError(errors.BALANCE_UNAVAILABLE, { cause, details, summary })
}

import {
  type Adapter,
  AppKitError,
  accountLimits,
  type ChainNamespace,
  caseError,
  formatUnits,
  type Identity,
  isAppKitError,
  type Network,
  type Ports,
} from '@latchkey/common'
import type { BalanceState, ConnectedAccount } from '../account/accountState.js'
import type { Accounts } from '../account/createAccounts.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Storage } from '../storage/createStorage.js'
import { balanceCache, identityCache, nameCache } from './lookupCaches.js'
import { createTimedCache, type TimedCache } from './timedCache.js'

/** Details of connected accounts that cost a request: balance, name, picture. */
export type Lookups = {
  /** Looks up what the namespace's account lacks; what a newer account made stale is dropped. Never rejects. */
  refresh(namespace: ChainNamespace, options?: { readonly force?: boolean }): Promise<void>
  /** The native balance now. Rejects with a typed error; blocked for 30 s after a failure (specification §4, §9). */
  fetchBalance(namespace: ChainNamespace): Promise<BalanceState>
  /** Drops what is kept of a namespace's accounts; those of the others stay. */
  forget(namespace: ChainNamespace): void
  destroy(): void
}

type Deps = {
  /** The namespace's adapter, where it is there. */
  adapterOf(namespace: ChainNamespace): Adapter | undefined
  readonly accounts: Accounts
  readonly networks: Networks
  readonly storage: Storage
  readonly ports: Ports
  readonly options: Pick<ResolvedOptions, 'enableNamePictures'>
  /** Asks the app's chain-data service, where there is one. It knows EVM addresses only. */
  readonly findIdentity?: ((address: string, signal: AbortSignal) => Promise<Identity>) | undefined
}

/** Makes {@link Lookups}. */
export function createLookups(deps: Deps): Lookups {
  const { adapterOf, accounts, networks, storage, ports, options, findIdentity } = deps
  const balances = createTimedCache({
    entry: balanceCache,
    lifeMs: accountLimits.nativeBalanceCacheMs,
    storage,
    clock: ports.clock,
  })
  const identities = createTimedCache({
    entry: identityCache,
    lifeMs: accountLimits.identityCacheMs,
    storage,
    clock: ports.clock,
  })
  const names = createTimedCache({
    entry: nameCache,
    lifeMs: accountLimits.nameCacheMs,
    storage,
    clock: ports.clock,
  })
  const blockedUntil = new Map<string, number>()
  const running = new Map<string, Promise<BalanceState>>()
  const controller = new AbortController()

  function isBlocked(key: string): boolean {
    return (blockedUntil.get(key) ?? 0) > ports.clock.monotonic()
  }

  /** Balances are fetched on supported networks only, and not on test networks (specification §5). */
  function networkWithBalance(namespace: ChainNamespace): Network | undefined {
    const { active, isUnsupported } = networks.get(namespace)
    return isUnsupported || active?.testnet ? undefined : active
  }

  /** What is cached is cached by address, and who signs out leaves none behind, also in answers that come later (R69). */
  function isStill({ address }: ConnectedAccount, { namespace }: Adapter): boolean {
    return accounts.getConnected(namespace)?.address === address
  }

  function ask(adapter: Adapter, account: ConnectedAccount, network: Network): Promise<BalanceState> {
    const key = account.caipAddress
    const shared = running.get(key)
    if (shared) return shared
    const asked = adapter
      .getBalance({ address: account.address, network, signal: controller.signal })
      .then(({ value, decimals, symbol }) => {
        const balance = {
          value: String(value),
          decimals,
          formatted: formatUnits(value, decimals),
          symbol,
          isStale: false,
        }
        if (isStill(account, adapter)) balances.set(key, balance)
        blockedUntil.delete(key)
        return balance
      })
      .catch((error: unknown) => {
        blockedUntil.set(key, ports.clock.monotonic() + accountLimits.balanceRetryBlockMs)
        throw error
      })
      .finally(() => running.delete(key))
    running.set(key, asked)
    return asked
  }

  async function refreshBalance(namespace: ChainNamespace, force: boolean): Promise<void> {
    const account = accounts.getConnected(namespace)
    const adapter = adapterOf(namespace)
    const network = networkWithBalance(namespace)
    // Nothing is asked on a network that the app doesn't list, so no answer would end the wait for a balance.
    if (account && networks.get(namespace).isUnsupported)
      return accounts.setDetails(namespace, account.caipAddress, { balanceError: 'BALANCE_UNAVAILABLE' })
    if (!account || !adapter || network?.caipNetworkId !== account.caipNetworkId) return
    const cached = balances.get(account.caipAddress)
    if (cached)
      accounts.setDetails(namespace, account.caipAddress, { balance: { ...cached.value, isStale: !cached.isFresh } })
    if (cached?.isFresh && !force) return
    try {
      if (isBlocked(account.caipAddress)) throw new AppKitError('BALANCE_UNAVAILABLE')
      const balance = await ask(adapter, account, network)
      accounts.setDetails(namespace, account.caipAddress, { balance, balanceError: undefined })
    } catch (error) {
      if (controller.signal.aborted || isAppKitError(error, 'ABORTED')) return
      ports.logger.warn('[latchkey] The balance could not be fetched.', error)
      const before = accounts.getConnected(namespace)?.balance
      accounts.setDetails(namespace, account.caipAddress, {
        ...(before ? { balance: { ...before, isStale: true } } : {}),
        balanceError: 'BALANCE_UNAVAILABLE',
      })
    }
  }

  /** The service is asked first, then the namespace's own name service (specification §7). */
  async function refreshIdentity(namespace: ChainNamespace): Promise<void> {
    const account = accounts.getConnected(namespace)
    const adapter = adapterOf(namespace)
    if (!account || !adapter || networks.get(namespace).active?.testnet) return
    const { address } = account
    const { signal } = controller
    if (findIdentity && namespace === 'eip155') {
      const known = await lookUp(identities, account, adapter, () => findIdentity(address, signal))
      if (known?.name) return show(namespace, account, known)
    }
    const named = await lookUp(names, account, adapter, () => adapter.getIdentity?.({ address, signal }))
    if (named) show(namespace, account, named)
  }

  /** Shows a cached name at once and resolves with the newest answer. Never rejects. */
  async function lookUp(
    cache: TimedCache<Identity>,
    account: ConnectedAccount,
    adapter: Adapter,
    askFor: () => Promise<Identity> | undefined,
  ): Promise<Identity | undefined> {
    const key = `${adapter.namespace}:${account.address}`
    const cached = cache.get(key)
    if (cached?.value.name) show(adapter.namespace, account, cached.value)
    if (cached?.isFresh) return cached.value
    try {
      const identity = await askFor()
      if (identity && isStill(account, adapter)) cache.set(key, identity)
      return identity
    } catch (error) {
      if (!controller.signal.aborted) ports.logger.debug('[latchkey] No name could be looked up.', error)
      return cached?.value
    }
  }

  /** The answer is for an address, so it holds on whatever network the account is by now. */
  function show(namespace: ChainNamespace, asked: ConnectedAccount, { name, avatar }: Identity): void {
    const now = accounts.getConnected(namespace)
    if (now?.address !== asked.address) return
    // The server of a picture learns the visitor's IP address, and the owner of the name chose it.
    const isShown = options.enableNamePictures || avatar?.startsWith('data:')
    accounts.setDetails(namespace, now.caipAddress, { profileName: name, profileImage: isShown ? avatar : undefined })
  }

  return {
    async refresh(namespace, { force = false } = {}) {
      await Promise.all([refreshBalance(namespace, force), refreshIdentity(namespace)])
    },
    async fetchBalance(namespace) {
      const account = accounts.getConnected(namespace)
      const adapter = adapterOf(namespace)
      const network = networkWithBalance(namespace)
      if (!account || !adapter) throw caseError('NOT_CONNECTED', 'CAIP_NETWORK_OR_ADDRESS_UNDEFINED')
      if (!network || isBlocked(account.caipAddress)) throw new AppKitError('BALANCE_UNAVAILABLE')
      const cached = balances.get(account.caipAddress)
      if (cached?.isFresh) return { ...cached.value, isStale: false }
      try {
        const balance = await ask(adapter, account, network)
        accounts.setDetails(namespace, account.caipAddress, { balance, balanceError: undefined })
        return balance
      } catch (cause) {
        throw new AppKitError('BALANCE_UNAVAILABLE', { cause })
      }
    },
    forget(namespace) {
      for (const cache of [balances, identities, names]) cache.forget(`${namespace}:`)
    },
    destroy: () => controller.abort(),
  }
}

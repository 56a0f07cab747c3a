import { type Adapter, accountLimits, type ChainNamespace, type Identity } from '@latchkey/common'
import type { AccountDetailDeps } from './accountDetailDeps.js'
import type { ConnectedAccount } from './accountState.js'
import { createTimedCache, identityCache, nameCache, type TimedCache } from './detailCaches.js'

/** Fetches names and avatars of connected accounts. */
export type IdentityDetails = {
  /** Shows the cached identity and fetches a new one if that is stale. Never rejects. */
  refresh(namespace: ChainNamespace): Promise<void>
  /** Removes cached identities whose key starts with `prefix`. */
  forget(prefix: string): void
}

export function createIdentityDetails(deps: AccountDetailDeps, lifetime: AbortSignal): IdentityDetails {
  const { adapterOf, accounts, networks, storage, ports, options, findIdentity } = deps
  const { clock, logger } = ports
  const identities = createTimedCache({
    entry: identityCache,
    lifeMs: accountLimits.identityCacheMs,
    storage,
    clock,
  })
  const names = createTimedCache({ entry: nameCache, lifeMs: accountLimits.nameCacheMs, storage, clock })

  /** Shows a cached identity immediately and resolves with the newest response. Never rejects. */
  async function find(
    cache: TimedCache<Identity>,
    account: ConnectedAccount,
    { namespace }: Adapter,
    request: () => Promise<Identity> | undefined,
  ): Promise<Identity | undefined> {
    const key = `${namespace}:${account.address}`
    const cached = cache.get(key)
    if (cached?.value.name) show(namespace, account, cached.value)
    if (cached?.isFresh) return cached.value
    try {
      const identity = await request()
      // A response that arrives after a disconnect must not be cached.
      if (identity && accounts.getConnected(namespace)?.address === account.address) cache.set(key, identity)
      return identity
    } catch (error) {
      if (!lifetime.aborted) logger.debug('[latchkey] No name could be looked up.', error)
      return cached?.value
    }
  }

  /** An identity belongs to an address, so a network change does not invalidate it. */
  function show(namespace: ChainNamespace, account: ConnectedAccount, { name, avatar }: Identity): void {
    const now = accounts.getConnected(namespace)
    if (now?.address !== account.address) return
    // The owner of the name chooses the image's server, and the request reveals the visitor's IP address to it.
    const isShown = options.enableNamePictures || avatar?.startsWith('data:')
    accounts.setDetails(namespace, now.caipAddress, { profileName: name, profileImage: isShown ? avatar : undefined })
  }

  return {
    async refresh(namespace) {
      const account = accounts.getConnected(namespace)
      const adapter = adapterOf(namespace)
      if (!options.identity || !account || !adapter || networks.get(namespace).active?.testnet) return
      const { address } = account
      if (findIdentity && namespace === 'eip155') {
        const known = await find(identities, account, adapter, () => findIdentity(address, lifetime))
        if (known?.name) return show(namespace, account, known)
      }
      // The namespace's own name service, such as ENS.
      const named = await find(names, account, adapter, () => adapter.getIdentity?.({ address, signal: lifetime }))
      if (named) show(namespace, account, named)
    },
    forget(prefix) {
      identities.forget(prefix)
      names.forget(prefix)
    },
  }
}

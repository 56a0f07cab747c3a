import type { Adapter, AdapterContext, ChainNamespace } from '@latchkey/common'
import { createError, lazy, loadModule, pageErrors } from '@latchkey/common/start'
import type { DiscoveryEntry, SessionEntry } from './adapterDefinition.js'

/** The loaded discovery entry, and how to load the session entry. */
export type AdapterParts<Options, Context, Clients, Entry extends SessionEntry<Context, Clients, never>> = {
  readonly namespace: ChainNamespace
  readonly options: Options
  readonly discovery: DiscoveryEntry<Options, Context, Clients, Entry>
  loadSession(): Promise<Entry>
}

/**
 * Creates the adapter of one instance. `destroy` aborts its lifetime, which ends everything that the adapter started.
 */
export function createAdapter<Options, Context, Clients, Entry extends SessionEntry<Context, Clients, never>>(
  { namespace, options, discovery, loadSession: load }: AdapterParts<Options, Context, Clients, Entry>,
  adapterContext: AdapterContext,
): Adapter {
  const lifetime = new AbortController()
  const loadSession = lazy(load, lifetime.signal)
  const loadRemote = lazy(() => loadModule(discovery.loadRemote), lifetime.signal)
  const clients = lazy(async () => (await loadSession()).createClients(context), lifetime.signal)
  const context = discovery.createContext({
    ...adapterContext,
    options,
    lifetime: lifetime.signal,
    loadSession,
    clients,
  })
  return {
    namespace,
    discover: discovery.createDiscovery(context),
    isAddress: discovery.isAddress,
    getBalance: async (parameters) => (await loadSession()).getBalance(context, parameters),
    openRemote: async (channel, request) => (await loadRemote()).openRemote(context, channel, request),
    ...discovery.createExtras?.(context),
    destroy: () => lifetime.abort(createError(pageErrors.DESTROYED)),
  }
}

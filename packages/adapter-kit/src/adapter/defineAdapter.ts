import type { AdapterFactory } from '@latchkey/common'
import { lazy, loadModule } from '@latchkey/common/start'
import type { AdapterDefinition, SessionEntry } from './adapterDefinition.js'
import { createAdapter } from './createAdapter.js'

/**
 * Returns the factory that an app passes in `adapters`. It loads nothing until an instance needs it. Several instances
 * can use it and share only the loaded code.
 */
export function defineAdapter<Options, Context, Clients, Entry extends SessionEntry<Context, Clients, never>>({
  namespace,
  options,
  load,
}: AdapterDefinition<Options, Context, Clients, Entry>): AdapterFactory {
  // Cache the promises: a repeated `import()` resolves after in-flight loads.
  const loadDiscovery = lazy(() => loadModule(load.discovery))
  const loadSession = lazy(async () => (await loadModule(load.session)).session)
  return {
    namespace,
    async create(context) {
      const { discovery } = await loadDiscovery()
      return createAdapter({ namespace, options, discovery, loadSession }, context)
    },
    async prefetch({ session }) {
      await Promise.all([loadDiscovery(), session && loadSession()])
    },
  }
}

import {
  type AdapterFactory,
  createEmitter,
  createOnDemand,
  loadPart,
  type Network,
  type Ports,
  setupError,
  setupErrorTable,
} from '@latchkey/common'
import {
  type AppKitOptions,
  assertOptions,
  type Core,
  connectionEntry,
  createBrowserPorts,
  createStorage,
  defaultSwitches,
  pickInitialNetwork,
  projectIdHint,
  type ResolvedOptions,
  resolveOptions,
  servedNamespaces,
} from '@latchkey/core'
import type { Live } from './live.js'
import type { Started } from './startCore.js'

const loadModal = () => import('@latchkey/ui')

/** Makes a {@link Live}. Checks the options at once: throws `INVALID_OPTIONS` or `SIWE_AND_SIWX`. */
export function createLive(given: AppKitOptions, overrides: Partial<Ports> | undefined): Live {
  assertOptions(given)
  const ports = createBrowserPorts(overrides)
  const { window, logger } = ports
  const page = window?.document
  let wanted = given
  // Networks and defaults are worked out when somebody asks: a page that shows its button does not.
  let resolved: ResolvedOptions | undefined
  const resolve = () => {
    resolved ??= resolveOptions(wanted, page)
    return resolved
  }
  let initialNetwork: Network | undefined
  const prefix = given.storagePrefix ?? '@latchkey'
  const storage = window && createStorage({ port: ports.storage, prefix, logger })
  const changes = createEmitter<void>()
  const waiting: ((core: Core) => void)[] = []
  let started: Started | undefined
  let placed: HTMLElement | undefined
  let isDestroyed = false
  /** Counts openings and closings: while the code is loading, the last one counts. */
  let calls = 0

  const namespaces = servedNamespaces(given, () => resolve().networks)
  const { enableReconnect = defaultSwitches.enableReconnect } = given
  let stored = enableReconnect ? namespaces.filter((namespace) => storage?.get(connectionEntry(namespace))) : []

  if (!given.projectId && window) logger.error(`[latchkey] ${setupErrorTable.PROJECT_ID_MISSING}. ${projectIdHint}`)

  const start = createOnDemand(async (): Promise<Core> => {
    // Asked for side by side with the core, not after it; what cannot be had is told of when it is used.
    const prefetch = async (adapter: AdapterFactory) =>
      adapter.prefetch?.({ session: stored.includes(adapter.namespace) })
    for (const adapter of wanted.adapters ?? []) prefetch(adapter).catch(() => undefined)
    const { startCore } = await loadPart(() => import('./startCore.js'))
    if (isDestroyed) throw setupError('DESTROYED')
    started = startCore(wanted, {
      ports,
      isProjectIdReported: true,
      placed: () => placed,
      loadModal,
      onChange: () => changes.emit(),
    })
    for (const action of waiting.splice(0)) action(started.core)
    changes.emit()
    return started.core
  })

  async function load(): Promise<Core> {
    if (isDestroyed) throw setupError('DESTROYED')
    return start()
  }

  /** Another tab connected: follow it, as the core does once it is there. */
  function onStorage(event: StorageEvent): void {
    const isOurs = namespaces.some((namespace) => storage?.keyOf(connectionEntry(namespace)) === event.key)
    if (!started && event.newValue && isOurs) load().catch(logLoading)
  }

  function logLoading(error: unknown): void {
    logger.warn('[latchkey] The earlier connection could not be restored.', error)
  }

  window?.addEventListener('storage', onStorage)
  if (stored.length > 0) {
    load().catch((error: unknown) => {
      stored = []
      logLoading(error)
      changes.emit()
    })
  }

  return {
    get started() {
      return started
    },
    get core() {
      return started?.core
    },
    get options() {
      return started?.core.options.state.current ?? resolve()
    },
    get plain() {
      return started?.core.options.state.current ?? wanted
    },
    ports,
    get stored() {
      return stored
    },
    get initialNetwork() {
      initialNetwork ??= pickInitialNetwork(resolve(), storage)
      return initialNetwork
    },
    load,
    async open(where) {
      // Both halves are asked for at once; a modal that cannot be had is told of by the host.
      loadModal().catch(() => undefined)
      const own = ++calls
      await load()
      if (own === calls) await started?.host.open(where)
    },
    close() {
      calls++
      started?.core.close()
    },
    async prefetch() {
      try {
        await Promise.all([load().then((core) => core.prefetch()), loadModal()])
        await started?.host.prepare()
      } catch (error) {
        logger.debug('[latchkey] Could not load ahead.', error)
      }
    },
    attachHost(host) {
      // The core appends a host of its own where the app placed none; that one looks for no instance.
      if (placed === host || host.hasAttribute('data-appended')) return () => undefined
      placed = host
      if (given.enableEmbedded) load().catch(logLoading)
      started?.host.follow()
      return () => {
        if (placed !== host) return
        placed = undefined
        started?.host.follow()
      }
    },
    whenLoaded(action) {
      if (started) action(started.core)
      else waiting.push(action)
    },
    change(change) {
      wanted = { ...wanted, ...change }
      resolved = undefined
      changes.emit()
    },
    watch: changes.watch,
    destroy() {
      isDestroyed = true
      window?.removeEventListener('storage', onStorage)
      started?.stop()
      changes.clear()
    },
  }
}

import type { AdapterFactory, Network, Ports } from '@latchkey/common'
import {
  canPrefetch,
  createEmitter,
  createOnDemand,
  loadPart,
  setupError,
  setupErrorTable,
} from '@latchkey/common/start'
import type { AppKitOptions, Core, Framework, ResolvedOptions } from '@latchkey/core'
import {
  assertOptions,
  connectionEntry,
  createBrowserPorts,
  createStorageReader,
  defaultSwitches,
  importEngine,
  pickInitialNetwork,
  projectIdHint,
  resolveOptions,
  servedNamespaces,
} from '@latchkey/core/start'
import { isTooOld } from './isTooOld.js'
import type { Live } from './live.js'
import type { Started } from './startCore.js'
import { whenIdle } from './whenIdle.js'

const loadCore = () => import('./startCore.js')
const loadModal = () => import('@latchkey/ui')
const loadReader = () => import('../elements/readAccountButton.js')

/** Makes a {@link Live}. Checks the options at once: throws `INVALID_OPTIONS`, `SIWE_AND_SIWX` or `SIGN_IN_NOT_AVAILABLE`. */
export function createLive(
  given: AppKitOptions,
  overrides: Partial<Ports> | undefined,
  framework: Framework | undefined,
): Live {
  assertOptions(given)
  const ports = createBrowserPorts(overrides)
  const { window, logger } = ports
  const isOld = typeof Document === 'function' && isTooOld()
  const page = window?.document
  let wanted = given
  // Networks and defaults are worked out when somebody asks: a page that shows its button does not.
  let resolved: ResolvedOptions | undefined
  const resolve = () => {
    resolved ??= resolveOptions(wanted, page, framework)
    return resolved
  }
  let initialNetwork: Network | undefined
  const prefix = given.storagePrefix ?? '@latchkey'
  const storage = window && createStorageReader(prefix, (key) => ports.storage.getItem(key))
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
    const loading = loadPart(loadCore)
    // In parallel with the core, not after it: all that a stored connection needs comes in one wave.
    request(...(stored.length > 0 ? [importEngine, loadReader] : []))
    const { startCore } = await loading
    if (isDestroyed) throw setupError('DESTROYED')
    started = startCore(wanted, {
      ports,
      isProjectIdReported: true,
      framework,
      placed: () => placed,
      loadModal,
      loadReader,
      onChange: () => changes.emit(),
    })
    for (const action of waiting.splice(0)) action(started.core)
    changes.emit()
    return started.core
  })

  /** Requests the code of the adapters and of `parts` in parallel. Ignores failures here; they resurface on first use. */
  function request(...parts: (() => Promise<unknown>)[]): void {
    const adapters = (wanted.adapters ?? []).map(
      (adapter: AdapterFactory) => async () => adapter.prefetch?.({ session: stored.includes(adapter.namespace) }),
    )
    for (const part of [...adapters, ...parts]) part().catch(() => undefined)
  }

  async function load(): Promise<Core> {
    if (isDestroyed) throw setupError('DESTROYED')
    if (isOld) throw setupError('BROWSER_TOO_OLD')
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

  const { prefetch: time = 'idle' } = given
  const mayPrefetch = () => window && !isDestroyed && !isOld && time !== 'none' && canPrefetch(window)
  // Only loads code: an idle page looks for no wallets and mounts nothing.
  const stopWaiting =
    window && time === 'idle' && whenIdle(window, ports.clock, () => mayPrefetch() && request(loadCore, loadModal))

  async function prefetch(): Promise<void> {
    try {
      await Promise.all([load().then((core) => core.prefetch()), loadModal()])
      await started?.host.prepare()
    } catch (error) {
      logger.debug('[latchkey] Could not load ahead.', error)
    }
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
      if (!window) throw setupError('PAGE_MISSING')
      // In parallel with the core.
      request(loadModal)
      const own = ++calls
      await load()
      if (own === calls) await started?.host.open(where)
    },
    close() {
      calls++
      started?.core.close()
    },
    prefetch,
    noteIntent() {
      if (mayPrefetch()) void prefetch()
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
      if (stopWaiting) stopWaiting()
      window?.removeEventListener('storage', onStorage)
      started?.stop()
      changes.clear()
    },
  }
}

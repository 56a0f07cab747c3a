import type { AdapterFactory, Ports } from '@latchkey/common'
import { createError, lazy, loadModule, pageErrors, whenActivated } from '@latchkey/common/start'
import type { AppKitOptions, Core, Framework } from '@latchkey/core'
import type { Controller } from '../state/slice.js'
import type { Settings } from './createSettings.js'
import { isTooOld } from './isTooOld.js'
import type { LoadedCore } from './loadedCore.js'

export type CoreLoaderDeps = {
  readonly settings: Settings
  readonly ports: Ports
  readonly framework: Framework | undefined
  /** The element that the app placed for the modal. */
  readonly placed: () => HTMLElement | undefined
  /** `changed` is the part of core that changed; `undefined` for a change of everything. */
  onChange(changed?: Controller): void
}

type CoreCode = typeof import('./loadedCore.js')

/** Core with its state, before it starts. */
type PreparedCore = {
  /** The options of this core. */
  readonly given: AppKitOptions
  /** Starts core and creates the host of its modal. */
  readonly start: () => LoadedCore
}

export type CoreLoader = ReturnType<typeof createCoreLoader>

const importModal = () => import('@latchkey/ui')
const importCore = () => import('./loadedCore.js')

/** Loads core once, with everything that it needs in parallel. */
export function createCoreLoader({ settings, ports, framework, placed, onChange }: CoreLoaderDeps) {
  const isOld = typeof Document === 'function' && isTooOld()
  const pending: ((core: Core) => void)[] = []
  let prepared: PreparedCore | undefined
  let loaded: LoadedCore | undefined
  const lifetime = new AbortController()

  const loadCode = lazy(async () => {
    const loading = loadModule(importCore)
    // In parallel with core: everything that a stored connection needs.
    void requestAdapters()
    const code = await loading
    // A prerendered page may never be shown: only its code loads.
    await whenActivated(ports.window, lifetime.signal)
    return code
  })

  /** Prepares core with the current options. Until they change, returns the same core. */
  function prepareWith({ prepareLoadedCore }: CoreCode): PreparedCore {
    if (lifetime.signal.aborted) throw createError(pageErrors.DESTROYED)
    const given = settings.given()
    if (prepared?.given === given) return prepared
    const coreSettings = { ports, isProjectIdReported: true, framework, placed, loadModal, onChange }
    prepared = { given, start: prepareLoadedCore(given, coreSettings) }
    return prepared
  }

  const loadOnce = lazy(async (): Promise<Core> => {
    const { start } = prepareWith(await loadCode())
    prepared = undefined
    loaded = start()
    for (const action of pending.splice(0)) action(loaded.core)
    onChange()
    return loaded.core
  })

  // A repeated `import()` of loaded code would cost a turn of the event loop, and with it a frame.
  const loadModal = lazy(() => loadModule(importModal))

  /**
   * Loads the code of the adapters in parallel. Never rejects: code that fails to load is requested again on first use.
   */
  async function requestAdapters(): Promise<void> {
    const stored = settings.stored()
    const adapters: readonly AdapterFactory[] = settings.given().adapters ?? []
    await Promise.allSettled(
      adapters.map(async (adapter) => adapter.prefetch?.({ session: stored.includes(adapter.namespace) })),
    )
  }

  async function load(): Promise<Core> {
    if (lifetime.signal.aborted) throw createError(pageErrors.DESTROYED)
    if (isOld) throw createError(pageErrors.BROWSER_TOO_OLD)
    return loadOnce()
  }

  return {
    get loaded() {
      return loaded
    },
    /** Whether code may be preloaded. */
    get canLoad() {
      return !lifetime.signal.aborted && !isOld
    },
    /** Loads and prepares core, but does not start it. Rejects as `load` does. */
    async prepare(): Promise<void> {
      prepareWith(await loadCode())
    },
    load,
    loadModal,
    /** Functions that load the code of the modal: of the adapters, of core, and of the user interface. */
    modalParts: [requestAdapters, importCore, loadModal] satisfies (() => Promise<unknown>)[],
    /** Calls back with core: now if it has loaded, otherwise once it has. Does not load it. */
    whenLoaded(action: (core: Core) => void): void {
      if (loaded) action(loaded.core)
      else pending.push(action)
    },
    destroy(): void {
      lifetime.abort()
      loaded?.stop()
    },
  }
}

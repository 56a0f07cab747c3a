import type { AdapterFactory, Ports } from '@latchkey/common'
import { createError, lazy, loadModule, setupErrors, whenActivated } from '@latchkey/common/start'
import type { Core, Framework } from '@latchkey/core'
import type { Settings } from './createSettings.js'
import { isTooOld } from './isTooOld.js'
import type { LoadedCore } from './loadedCore.js'

export type CoreLoaderDeps = {
  readonly settings: Settings
  readonly ports: Ports
  readonly framework: Framework | undefined
  /** The element that the app placed for the modal. */
  readonly placed: () => HTMLElement | undefined
  onChange(): void
}

export type CoreLoader = ReturnType<typeof createCoreLoader>

const loadModal = () => import('@latchkey/ui')
const importCore = () => import('./loadedCore.js')

/** Loads core once, with everything that it needs in parallel. */
export function createCoreLoader({ settings, ports, framework, placed, onChange }: CoreLoaderDeps) {
  const isOld = typeof Document === 'function' && isTooOld()
  const pending: ((core: Core) => void)[] = []
  let loaded: LoadedCore | undefined
  const lifetime = new AbortController()

  const loadOnce = lazy(async (): Promise<Core> => {
    const loading = loadModule(importCore)
    // In parallel with core: everything that a stored connection needs.
    request()
    const { createLoadedCore } = await loading
    // A prerendered page may never be shown: only its code loads.
    await whenActivated(ports.window, lifetime.signal)
    if (lifetime.signal.aborted) throw createError(setupErrors.DESTROYED)
    loaded = createLoadedCore(settings.given(), {
      ports,
      isProjectIdReported: true,
      framework,
      placed,
      loadModal,
      onChange,
    })
    for (const action of pending.splice(0)) action(loaded.core)
    onChange()
    return loaded.core
  })

  /** Requests the code of the adapters and of `parts` in parallel. Ignore failures here; they resurface on first use. */
  function request(...parts: (() => Promise<unknown>)[]): void {
    const stored = settings.stored()
    const adapters = (settings.given().adapters ?? []).map(
      (adapter: AdapterFactory) => async () => adapter.prefetch?.({ session: stored.includes(adapter.namespace) }),
    )
    for (const part of [...adapters, ...parts]) part().catch(() => undefined)
  }

  async function load(): Promise<Core> {
    if (lifetime.signal.aborted) throw createError(setupErrors.DESTROYED)
    if (isOld) throw createError(setupErrors.BROWSER_TOO_OLD)
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
    load,
    loadModal,
    request,
    /** Requests the code of core and of the modal without running it. */
    requestModal: () => request(importCore, loadModal),
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

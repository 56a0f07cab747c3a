import type { Ports } from '@latchkey/common'
import { createEmitter, createError, pageErrors } from '@latchkey/common/start'
import type { AppKitOptions, Framework } from '@latchkey/core'
import { assertOptions, assertViewName, createBrowserPorts, projectIdHint } from '@latchkey/core/start'
import type { Controller } from '../state/slice.js'
import { createStateBeforeCore } from '../state/stateBeforeCore.js'
import { createCoreLoader } from './createCoreLoader.js'
import { createPrefetch } from './createPrefetch.js'
import { createSettings } from './createSettings.js'
import type { LazyCore } from './lazyCore.js'
import { watchFailedPreloads } from './watchFailedPreloads.js'
import { watchStoredConnection } from './watchStoredConnection.js'

/** Validates the options as `assertOptions` does, and creates the {@link LazyCore}. */
export function createLazyCore(
  options: AppKitOptions,
  overrides: Partial<Ports> | undefined,
  framework: Framework | undefined,
): LazyCore {
  assertOptions(options)
  const ports = createBrowserPorts(overrides)
  const { window, logger } = ports
  const settings = createSettings(options, ports, framework)
  /** Emits the changed part of core; `undefined` for a change of everything, such as the end of loading. */
  const changes = createEmitter<Controller | undefined>()
  let placed: HTMLElement | undefined
  /** The latest call of `open` or `close`: while the code loads, only that one counts. */
  let latestCall = 0

  if (!options.projectId && options.services?.relay !== false && window)
    logger.error(`[latchkey] ${pageErrors.PROJECT_ID_MISSING.shortMessage}. ${projectIdHint}`)

  const initialState = createStateBeforeCore({
    ...settings,
    hasPage: window !== undefined,
    change(change) {
      settings.change(change)
      changes.emit(undefined)
    },
  })
  const loader = createCoreLoader({ settings, ports, framework, placed: () => placed, onChange: changes.emit })
  const { load } = loader
  const stopPreloads = window && watchFailedPreloads(window)
  const stored = watchStoredConnection({ options, ports, settings, loader, onForgotten: () => changes.emit(undefined) })
  const prefetch = createPrefetch({ time: options.prefetch, ports, loader, restored: stored.restored })

  function attachHost(host: HTMLElement): () => void {
    // The kit appends its own host if the app placed none. No other instance uses it.
    if (placed === host || host.hasAttribute('data-appended')) return () => undefined
    placed = host
    if (options.enableEmbedded)
      load().catch((error: unknown) => logger.warn('[latchkey] The modal could not be loaded.', error))
    loader.loaded?.host.follow()
    return () => {
      if (placed !== host) return
      placed = undefined
      loader.loaded?.host.follow()
    }
  }

  return {
    ports,
    get state() {
      return loader.loaded?.state ?? initialState
    },
    get loaded() {
      return loader.loaded
    },
    get hasStoredConnection() {
      return settings.stored().length > 0
    },
    load,
    async open(where) {
      if (!window) throw createError(pageErrors.PAGE_MISSING)
      if (where?.view !== undefined) assertViewName(where.view)
      // Load the modal in parallel with core. If this fails, `host.open` loads it again.
      loader.loadModal().catch(() => undefined)
      const call = ++latestCall
      await load()
      if (call === latestCall) await loader.loaded?.host.open(where)
    },
    close() {
      latestCall++
      loader.loaded?.core.close()
    },
    prefetch: prefetch.run,
    noteIntent: prefetch.noteIntent,
    attachHost,
    whenLoaded: loader.whenLoaded,
    watch: (listener, parts) =>
      changes.watch((changed) => {
        if (!changed || !parts || parts.includes(changed)) listener()
      }),
    destroy() {
      prefetch.stop()
      stopPreloads?.()
      stored.stop()
      loader.destroy()
      changes.clear()
    },
  }
}

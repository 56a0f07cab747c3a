import { type AppKitError, createError, errors } from '@latchkey/common'
import type { Core, ViewName } from '@latchkey/core'
import { snapshot, subscribe } from 'valtio/vanilla'
import type { Share } from '../modalContext/createShare.js'
import type { Screen, Screens, ScreensState } from '../modalContext/screens.js'
import { createStore } from '../store/createStore.js'
import type { ViewLoader } from './createViewLoader.js'

/** Delay before a spinner replaces the previous view while code loads, in ms. */
const spinnerDelayMs = 400
/**
 * How long the content of a closed card stays, in ms: longer than the closing animation, which starts late on a busy
 * device.
 */
const closingMs = 600

export function createScreens(core: Core, views: ViewLoader, share: Share): Screens {
  const { clock } = core.ports
  const store = createStore<ScreensState>({ isOpen: false, screen: undefined, opening: 0, failure: undefined })
  let spinnerTimer: unknown
  let closingTimer: unknown
  /** Key of the requested view. A newer key makes pending work stale. */
  let latest = ''
  let settled = Promise.resolve()
  let isDestroyed = false

  function show(module: Screen['module']): void {
    clock.clearTimeout(spinnerTimer)
    clock.clearTimeout(closingTimer)
    trackView(core, module)
    const { isOpen, opening } = store.get()
    store.set({
      isOpen: true,
      opening: isOpen ? opening : opening + 1,
      failure: undefined,
      screen: readScreen(core, latest, module),
    })
  }

  function follow(): Promise<void> {
    if (isDestroyed) return Promise.resolve()
    const { view, data, history } = core.router.state
    const key = core.modal.state.open ? `${history.length} ${view} ${JSON.stringify(data)}` : ''
    if (!key) close()
    else if (key !== latest) settled = moveTo(key)
    return settled
  }

  /** Logs the cause, which the error screen does not show. */
  function reportFailure(view: ViewName, cause: unknown): 'failed' {
    if (!isDestroyed) core.ports.logger.error(`[latchkey] The view "${view}" could not be loaded.`, cause)
    return 'failed'
  }

  async function moveTo(key: string): Promise<void> {
    const { view, data } = core.router.state
    latest = key
    clock.clearTimeout(spinnerTimer)
    const ready = views.get(view)
    if (ready && !ready.beforeRender) return show(ready)
    spinnerTimer = clock.setTimeout(() => show('loading'), spinnerDelayMs)
    const module = ready ?? (await views.load(view).catch((cause: unknown) => reportFailure(view, cause)))
    if (latest !== key) return
    clock.clearTimeout(spinnerTimer)
    if (typeof module === 'object') await module.beforeRender?.(core, data, share)
    if (latest === key) show(module)
  }

  function close(): void {
    latest = ''
    settled = Promise.resolve()
    clock.clearTimeout(spinnerTimer)
    const state = store.get()
    if (!state.isOpen) return
    store.set({ ...state, isOpen: false })
    closingTimer = clock.setTimeout(() => store.set({ ...store.get(), screen: undefined }), closingMs)
  }

  const stops = [subscribe(core.modal.state, () => void follow()), subscribe(core.router.state, () => void follow())]

  return {
    get: store.get,
    watch: store.watch,
    settled: follow,
    prefetch(view) {
      views.load(view).catch(() => undefined)
    },
    retry() {
      latest = ''
      void follow()
    },
    fail(module) {
      const { screen } = store.get()
      if (screen) store.set({ ...store.get(), screen: { ...screen, module } })
    },
    giveUp(details, cause) {
      store.set({ ...store.get(), failure: closeHidden(core, details, cause) })
    },
    destroy() {
      isDestroyed = true
      latest = ''
      clock.clearTimeout(spinnerTimer)
      clock.clearTimeout(closingTimer)
      for (const stop of stops) stop()
    },
  }
}

function trackView({ router, events }: Core, module: Screen['module']): void {
  const { direction, history } = router.state
  if (typeof module === 'object' && module.event && direction === 'next' && history.length > 1)
    events.track({ type: 'track', event: module.event })
}

function readScreen({ router }: Core, key: string, module: Screen['module']): Screen {
  const { direction, history, ...entry } = snapshot(router.state)
  const title = typeof module === 'object' ? module.title : undefined
  return { ...entry, key, direction, canGoBack: history.length > 1, title, module }
}

/** Closes a modal that cannot be shown. Logs the reason and returns it as an error. */
function closeHidden({ ports, modal }: Core, details: string, cause: unknown): AppKitError {
  ports.logger.error(`[latchkey] ${details} It was closed.`, ...(cause === undefined ? [] : [cause]))
  // Wait until React has finished rendering.
  queueMicrotask(modal.close)
  return createError(errors.VIEW_LOAD_FAILED, { details, cause })
}

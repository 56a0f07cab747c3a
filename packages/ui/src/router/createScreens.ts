import { loadPart } from '@latchkey/common'
import { type Core, isViewName, type RouterData, type ViewDirection, type ViewName } from '@latchkey/core'
import { subscribe } from 'valtio/vanilla'
import { createStore, type Store } from '../kit/createStore.js'
import { waitAtMost } from '../kit/waitAtMost.js'
import type { Parts } from '../rest/restParts.js'
import type { ViewModule } from './viewModule.js'

/** What the card shows. */
export type Screen = {
  /** New for each view and its data. */
  readonly key: string
  readonly view: ViewName
  readonly data: RouterData
  readonly direction: ViewDirection
  /** There is a view to go back to. */
  readonly canGoBack: boolean
  /** The loaded view, or why there is none: it is loading, could not be loaded, or failed to render. */
  readonly module: ViewModule | 'loading' | 'failed' | 'broken'
}

export type ScreensState = { readonly isOpen: boolean; readonly screen: Screen | undefined }

/** The router's state with the code of its view: a view is awaited first and shown then, so none ever flashes. */
export type Screens = Pick<Store<ScreensState>, 'get' | 'watch'> & {
  /** Resolves when what the router wants now is shown, or given up for another view. */
  settled(): Promise<void>
  /** Fetches a view's code ahead of need. */
  prefetch(view: ViewName): void
  /** Fetches the shown view's code again. */
  retry(): void
  /** Shows in place of the view that it can't be rendered. */
  fail(): void
  destroy(): void
}

/** A view whose code takes longer than this is announced by a spinner, in ms. */
const patienceMs = 400
/** How long the first list of wallets is waited for, in ms. */
const walletsMs = 250
/** How long the card's leaving may take, in ms; its content stays until then. */
const leaveMs = 200

type FetchView = (view: ViewName, core: Core) => Promise<ViewModule>

/** Makes {@link Screens}. */
export function createScreens(core: Core, fetchView: FetchView, onParts: (parts: Parts) => void): Screens {
  const { clock } = core.ports
  const store = createStore<ScreensState>({ isOpen: false, screen: undefined })
  const loaded = new Map<ViewName, ViewModule>()
  let patience: unknown
  let leaving: unknown
  let latest = ''
  let settled = Promise.resolve()
  let isDestroyed = false

  async function load(view: ViewName): Promise<ViewModule> {
    const isList = view === 'Connect' || view === 'ConnectWallets'
    if (isList) await awaitWallets()
    const module = loaded.get(view) ?? (await loadPart(() => fetchView(view, core)))
    if (module.parts) {
      onParts(module.parts)
      // The frame takes in what came along, such as how its height moves, while it still shows the view before.
      await new Promise((resolve) => clock.setTimeout(() => resolve(undefined), 0))
    }
    // What the wallet list needs changes with what it lists.
    if (!isList) loaded.set(view, module)
    return module
  }

  /** Wallets are looked for while this code loads; a moment's patience spares the visitor a list that jumps. */
  async function awaitWallets(): Promise<void> {
    const { enableWallets, namespaces } = core.options.state.current
    if (core.connectors.state.isReady || !enableWallets || namespaces.length === 0) return
    await waitAtMost(core.discover(), walletsMs, clock)
  }

  function show(module: Screen['module']): void {
    clock.clearTimeout(patience)
    clock.clearTimeout(leaving)
    const { view, data, direction, history } = core.router.state
    const key = latest
    if (typeof module === 'object' && module.event && direction === 'next' && history.length > 1)
      core.events.track({ type: 'track', event: module.event })
    store.set({
      isOpen: true,
      screen: { key, view, data: { ...data }, direction, canGoBack: history.length > 1, module },
    })
  }

  function follow(): Promise<void> {
    if (isDestroyed) return Promise.resolve()
    if (core.modal.state.open) replaceUnknown()
    const { view, data, history } = core.router.state
    const key = core.modal.state.open ? `${history.length} ${view} ${JSON.stringify(data)}` : ''
    if (!key) leave()
    else if (key !== latest) settled = move(key)
    return settled
  }

  /** Plain JavaScript can ask for any view. */
  function replaceUnknown(): void {
    const { view, data } = core.router.state
    if (isViewName(view)) return
    core.ports.logger.error(`[latchkey] There is no view "${view}"; the modal shows Connect or Account instead.`)
    core.open({ namespace: data.namespace })
  }

  /** Once for each try that the visitor waits for: the screen says nothing of the cause. */
  function tellFailed(view: ViewName, cause: unknown): 'failed' {
    if (!isDestroyed) core.ports.logger.error(`[latchkey] The view "${view}" could not be loaded.`, cause)
    return 'failed'
  }

  async function move(key: string): Promise<void> {
    const { view, data } = core.router.state
    latest = key
    clock.clearTimeout(patience)
    const ready = loaded.get(view)
    if (ready && !ready.awaitFirst) return show(ready)
    patience = clock.setTimeout(() => show('loading'), patienceMs)
    const module = ready ?? (await load(view).catch((cause: unknown) => tellFailed(view, cause)))
    if (latest !== key) return
    clock.clearTimeout(patience)
    if (typeof module === 'object') await module.awaitFirst?.(core, data)
    if (latest === key) show(module)
  }

  function leave(): void {
    latest = ''
    settled = Promise.resolve()
    clock.clearTimeout(patience)
    const { isOpen, screen } = store.get()
    if (!isOpen) return
    store.set({ isOpen: false, screen })
    leaving = clock.setTimeout(() => store.set({ isOpen: false, screen: undefined }), leaveMs)
  }

  const stops = [subscribe(core.modal.state, () => void follow()), subscribe(core.router.state, () => void follow())]

  return {
    get: store.get,
    watch: store.watch,
    settled: follow,
    prefetch(view) {
      load(view).catch(() => undefined)
    },
    retry() {
      latest = ''
      void follow()
    },
    fail() {
      const { screen } = store.get()
      if (screen) store.set({ ...store.get(), screen: { ...screen, module: 'broken' } })
    },
    destroy() {
      isDestroyed = true
      latest = ''
      clock.clearTimeout(patience)
      clock.clearTimeout(leaving)
      for (const stop of stops) stop()
    },
  }
}

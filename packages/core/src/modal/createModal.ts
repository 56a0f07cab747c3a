import { type ChainNamespace, createError, isMobile, limits, type Ports, pageErrors } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import type { Events } from '../events/createEvents.js'
import type { Gates } from '../gates/createGates.js'
import { isWalletConnectEnabled } from '../options/derivedOptions.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { continuesGate, type Router } from '../router/createRouter.js'
import { assertViewName, type ViewName } from '../router/viewName.js'
import { type ViewData, viewTable } from '../router/viewTable.js'

/** State of the modal. */
export type ModalState = {
  open: boolean
  /** Code or data that the modal needs is loading. */
  loading: boolean
  /** The card shakes, because it cannot be closed now. */
  shake: boolean
  /** A wallet request is pending, and the modal asks whether to cancel it. */
  confirmClose: boolean
  /** The pending request shows a QR code: closing cancels it without a confirmation. */
  showsCode: boolean
}

/** Parameters of {@link Modal.open}. */
export type OpenOptions<V extends ViewName = ViewName> = {
  /**
   * Default: `Connect` while disconnected, `Account` while connected, or the view of a gate that blocks the connection.
   */
  readonly view?: V | undefined
  /** Shows only this namespace's wallets, or its account if one is connected. */
  readonly namespace?: ChainNamespace | undefined
  /** Data of the view. */
  readonly data?: ViewData[V] | undefined
  /**
   * Pairing URI (`wc:`, version 2) of the app's own WalletConnect client. The modal shows its QR code, on a phone the
   * list of wallets that open with it, and ignores `view`. The kit does not learn whether a wallet connects: close the
   * modal then.
   */
  readonly uri?: string | undefined
  /**
   * No effect: Reown AppKit fills its Swap and WalletSend views with it, which do not exist yet. The console reports it
   * once.
   */
  readonly arguments?: Readonly<Record<string, unknown>> | undefined
}

/** Opens and closes the modal. */
export type Modal = {
  readonly state: ModalState
  /** Throws `INVALID_PARAMS` for an unknown view and for a `uri` that is not a pairing URI. */
  open<V extends ViewName>(options?: OpenOptions<V>): void
  /** Closes immediately and cancels pending requests. */
  close(): void
  /** Closes after a success. Pending requests continue, and the results of others stay in the state. */
  leave(): void
  /**
   * Handles the close button, Escape and the backdrop: shakes while a gate blocks, and asks to confirm while a request
   * is pending.
   */
  requestClose(): void
  /** Dismisses the confirmation. */
  keepOpen(): void
  setLoading(loading: boolean): void
  /** Called by views that start or stop showing a QR code. */
  setShowsCode(showsCode: boolean): void
  destroy(): void
}

type Deps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly router: Router
  readonly events: Events
  /** Returns whether a wallet is connected, in any namespace or in the given one. */
  isConnected(namespace?: ChainNamespace): boolean
  activeNamespace(): ChainNamespace | undefined
  readonly gates: Pick<Gates, 'find' | 'isBlocking' | 'isGateView' | 'waiting'>
  /** Returns whether a request to a wallet is pending. */
  isAsking(): boolean
  /** Cancels the visitor's pending requests. */
  cancel(reason: 'MODAL_CLOSED'): void
}

export function createModal({ ports, options, router, events, ...deps }: Deps): Modal {
  const { gates, isConnected, activeNamespace, isAsking, cancel } = deps
  const { clock, window } = ports
  const closed = { loading: false, shake: false, confirmClose: false, showsCode: false }
  const state = proxy<ModalState>({ open: options.enableEmbedded, ...closed })
  let shaking: unknown
  let hasReported = false

  /** Returns the first view for connecting. */
  function firstView(): ViewName {
    return startsWithList(options) ? 'Connect' : pairingView(window)
  }

  /** Returns the view of the gate that blocks the connection, else Account or the first view for connecting. */
  function defaultView(namespace?: ChainNamespace): ViewName {
    return gates.find(namespace)?.view ?? (isConnected(namespace) ? 'Account' : firstView())
  }

  /** Returns a namespace whose wallet waits at a gate. `undefined` while an account is connected. */
  function findWaiting(): ChainNamespace | undefined {
    if (isConnected() || gates.find()) return undefined
    return [...gates.waiting('visitor'), ...gates.waiting('restore')].find((namespace) => gates.find(namespace))
  }

  /** The view of a gate keeps its namespace when another one becomes active. */
  function show<V extends ViewName>(view: V, data?: ViewData[V]): void {
    const namespace = activeNamespace()
    router.reset(view, { ...(gates.isGateView(view) && namespace ? { namespace } : {}), ...data })
  }

  /** Returns whether a gate forbids closing the current view, or the view that opened this step. */
  function isBlocked(): boolean {
    const { view, history, data } = router.state
    const views = continuesGate(router.state) ? history : [view]
    return views.some((each) => gates.isBlocking(each, data.namespace))
  }

  function leave(): void {
    clock.clearTimeout(shaking)
    const wasOpen = state.open
    Object.assign(state, { open: options.enableEmbedded, ...closed })
    show(options.enableEmbedded ? defaultView() : 'Connect')
    if (wasOpen) events.track({ type: 'track', event: 'MODAL_CLOSE', properties: { connected: isConnected() } })
  }

  function close(): void {
    leave()
    cancel('MODAL_CLOSED')
  }

  function shake(): void {
    clock.clearTimeout(shaking)
    state.shake = true
    shaking = clock.setTimeout(() => {
      state.shake = false
    }, limits.shakeMs)
  }

  return {
    state,
    open({ view, namespace, data, uri, arguments: parameters } = {}) {
      if (parameters && !hasReported) ports.logger.error('[latchkey] `arguments` of `open` has no effect.')
      hasReported ||= Boolean(parameters)
      if (view !== undefined) assertViewName(view)
      if (uri !== undefined) assertPairingUri(uri)
      const lacksAccount = view !== undefined && viewTable[view].needsAccount && !isConnected(namespace)
      const shown = namespace ?? (view === undefined && !uri ? findWaiting() : undefined)
      const wanted = lacksAccount ? firstView() : (view ?? defaultView(shown))
      const target = uri ? pairingView(window) : wanted
      show(target, { ...data, ...(shown ? { namespace: shown } : {}), ...(uri ? { uri } : {}) })
      const wasOpen = state.open
      state.open = true
      if (!wasOpen)
        events.track({ type: 'track', event: 'MODAL_OPEN', properties: { connected: isConnected(), view: target } })
    },
    close,
    leave,
    requestClose() {
      if (isBlocked()) return shake()
      if (isAsking() && !state.showsCode && !state.confirmClose) {
        state.confirmClose = true
        return
      }
      close()
    },
    keepOpen() {
      state.confirmClose = false
    },
    setLoading(loading) {
      state.loading = loading
    },
    setShowsCode(showsCode) {
      state.showsCode = showsCode
    },
    destroy() {
      clock.clearTimeout(shaking)
      state.open = false
    },
  }
}

/** Returns whether the modal opens with the wallet list. Without adapters, only WalletConnect is available. */
function startsWithList(options: ResolvedOptions): boolean {
  return !isWalletConnectEnabled(options) || (!options.manualWCControl && Boolean(options.adapters?.length))
}

/** Returns the first view for connecting a wallet with a pairing URI. */
function pairingView(window: Ports['window']): ViewName {
  return isMobile(window?.navigator) ? 'AllWallets' : 'ConnectingWalletConnectBasic'
}

const pairingUri = /^wc:[\da-f]{64}@2\?\S*\bsymKey=[\da-f]{64}\b\S*$/i

/** The message does not contain the value, because a URI contains the key of the pairing. */
function assertPairingUri(value: unknown): asserts value is string {
  if (typeof value !== 'string' || !pairingUri.test(value))
    throw createError(pageErrors.INVALID_PARAMS, { details: '`uri` is not a WalletConnect pairing URI.' })
}

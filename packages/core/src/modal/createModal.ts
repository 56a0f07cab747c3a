import { type ChainNamespace, isMobile, limits, type Ports } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import type { Events } from '../events/createEvents.js'
import { isWalletConnectEnabled } from '../options/isWalletConnectEnabled.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import type { Router, RouterData } from '../router/createRouter.js'
import type { ViewName } from '../router/viewName.js'

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
export type OpenOptions = {
  /** Default: `Connect` while disconnected, `Account` while connected. */
  readonly view?: ViewName | undefined
  /** Shows only this namespace's wallets, or its account if one is connected. */
  readonly namespace?: ChainNamespace | undefined
  /** Parameters of the view. */
  readonly data?: RouterData | undefined
}

/** Opens and closes the modal. */
export type Modal = {
  readonly state: ModalState
  open(options?: OpenOptions): void
  /** Closes immediately and cancels pending requests. */
  close(): void
  /** Closes after a success. Pending requests continue, and the results of others stay in the state. */
  leave(): void
  /** Handles the close button, Escape and the backdrop: shakes where closing is not allowed, and asks to confirm while a request is pending. */
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
  /** Returns whether the namespace's wallet, by default that of the active one, is on a network that the visitor has to leave. */
  isBlocked(namespace?: ChainNamespace): boolean
  /** Returns whether a request to a wallet is pending. */
  isAsking(): boolean
  /** Cancels the visitor's pending requests. */
  cancel(reason: 'MODAL_CLOSED'): void
}

export function createModal({ ports, options, router, events, ...deps }: Deps): Modal {
  const { isConnected, activeNamespace, isBlocked, isAsking, cancel } = deps
  const { clock, window } = ports
  const closed = { loading: false, shake: false, confirmClose: false, showsCode: false }
  const state = proxy<ModalState>({ open: options.enableEmbedded, ...closed })
  let shaking: unknown

  /** Returns the first view for connecting. Without adapters, only WalletConnect is available. */
  function firstView(): ViewName {
    if (options.adapters?.length || !isWalletConnectEnabled(options)) return 'Connect'
    return isMobile(window?.navigator) ? 'AllWallets' : 'ConnectingWalletConnectBasic'
  }

  /** Returns Connect when disconnected, else Account or UnsupportedChain. */
  function defaultView(namespace?: ChainNamespace): ViewName {
    if (!isConnected(namespace)) return firstView()
    return isBlocked(namespace) ? 'UnsupportedChain' : 'Account'
  }

  /** UnsupportedChain keeps its namespace when another one becomes active. */
  function show(view: ViewName, data: RouterData = {}): void {
    const namespace = activeNamespace()
    router.reset(view, { ...(view === 'UnsupportedChain' && namespace ? { namespace } : {}), ...data })
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
    open({ view, namespace, data } = {}) {
      const lacksAccount = (view === 'Account' || view === 'UnsupportedChain') && !isConnected(namespace)
      const wanted = lacksAccount ? firstView() : (view ?? defaultView(namespace))
      show(wanted, { ...data, ...(namespace ? { namespace } : {}) })
      const wasOpen = state.open
      state.open = true
      if (!wasOpen)
        events.track({ type: 'track', event: 'MODAL_OPEN', properties: { connected: isConnected(), view: wanted } })
    },
    close,
    leave,
    requestClose() {
      const { view, history, data } = router.state
      const isOver = view === 'SwitchNetwork' && history.includes('UnsupportedChain')
      if ((view === 'UnsupportedChain' || isOver) && isBlocked(data.namespace)) return shake()
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

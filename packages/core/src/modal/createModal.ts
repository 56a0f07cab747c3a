import { type ChainNamespace, isMobile, limits, type Ports } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Connection } from '../connection/createConnection.js'
import type { Events } from '../events/createEvents.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
import { isPairingEnabled } from '../pairing/isPairingEnabled.js'
import type { Router, RouterData } from '../router/createRouter.js'
import type { ViewName } from '../router/viewName.js'

/** Whether the modal is open, and how. */
export type ModalState = {
  open: boolean
  /** Something is being prepared before the modal can show. */
  loading: boolean
  /** The card shakes: it cannot be closed right now. */
  shake: boolean
  /** A wallet request is open; the visitor is asked before it is given up. */
  confirmClose: boolean
  /** What is asked is a code on the screen, which nobody has to answer: closing gives it up without a question. */
  showsCode: boolean
}

/** What to show when the modal opens. */
export type OpenOptions = {
  readonly view?: ViewName | undefined
  /** Only this namespace's wallets; its account, when one is connected. */
  readonly namespace?: ChainNamespace | undefined
  readonly data?: RouterData | undefined
}

/** Whether the modal shows, and the ways to close it. */
export type Modal = {
  readonly state: ModalState
  open(options?: OpenOptions): void
  /** Closes at once; an attempt to connect that is under way is given up. */
  close(): void
  /** Closes because what it was open for is done; a wallet that is being asked goes on, and how others ended stays told. */
  leave(): void
  /** What X, Escape and the backdrop do: shakes where closing is not allowed, asks first while a wallet is being asked. */
  requestClose(): void
  /** The visitor wants to keep waiting. */
  keepOpen(): void
  setLoading(loading: boolean): void
  /** A view shows a code, or no longer: a wallet's app was opened with it, and is waiting now. */
  setShowsCode(showsCode: boolean): void
  destroy(): void
}

type Deps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly router: Router
  readonly accounts: Accounts
  readonly networks: Networks
  readonly connection: Connection
  readonly events: Events
}

/** Makes a {@link Modal}. */
export function createModal({ ports, options, router, accounts, networks, connection, events }: Deps): Modal {
  const { clock, window } = ports
  const closed = { loading: false, shake: false, confirmClose: false, showsCode: false }
  const state = proxy<ModalState>({ open: options.enableEmbedded, ...closed })
  let shaking: unknown
  const isConnected = (namespace?: ChainNamespace) =>
    namespace ? accounts.getConnected(namespace) !== undefined : accounts.connectedNamespaces().length > 0

  /** Where connecting begins; without adapters there are only wallets on other devices (specification §2). */
  function firstView(): ViewName {
    if (options.adapters?.length || !isPairingEnabled(options)) return 'Connect'
    return isMobile(window?.navigator) ? 'AllWallets' : 'ConnectingWalletConnectBasic'
  }

  /** Connect when disconnected, Account when connected (specification §2), UnsupportedChain where that rule asks for it. */
  function defaultView(namespace?: ChainNamespace): ViewName {
    if (!isConnected(namespace)) return firstView()
    return networks.isBlocked(namespace) ? 'UnsupportedChain' : 'Account'
  }

  /** What is shown for the active namespace stays about it when another becomes the active one. */
  function show(view: ViewName, data: RouterData = {}): void {
    const { activeNamespace: namespace } = networks.state
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
    connection.cancel('MODAL_CLOSED')
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
      if ((view === 'UnsupportedChain' || isOver) && networks.isBlocked(data.namespace)) return shake()
      if (connection.isAsking() && !state.showsCode && !state.confirmClose) {
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

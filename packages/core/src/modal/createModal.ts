import { type ChainNamespace, type Clock, limits } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import type { Accounts } from '../account/createAccounts.js'
import type { Connection } from '../connection/createConnection.js'
import type { Events } from '../events/createEvents.js'
import type { Networks } from '../network/createNetworks.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'
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
}

/** What to show when the modal opens. */
export type OpenOptions = {
  readonly view?: ViewName | undefined
  /** Only this namespace's wallets. */
  readonly namespace?: ChainNamespace | undefined
  readonly data?: RouterData | undefined
}

/** Whether the modal shows, and the ways to close it. */
export type Modal = {
  readonly state: ModalState
  open(options?: OpenOptions): void
  /** Closes at once; an attempt to connect that is under way is given up. */
  close(): void
  /** What X, Escape and the backdrop do: shakes where closing is not allowed, asks first while a wallet is being asked. */
  requestClose(): void
  /** The visitor wants to keep waiting. */
  keepOpen(): void
  setLoading(loading: boolean): void
  destroy(): void
}

type Deps = {
  readonly clock: Clock
  readonly options: ResolvedOptions
  readonly router: Router
  readonly accounts: Accounts
  readonly networks: Networks
  readonly connection: Connection
  readonly events: Events
}

/** Makes a {@link Modal}. */
export function createModal({ clock, options, router, accounts, networks, connection, events }: Deps): Modal {
  const state = proxy<ModalState>({ open: options.enableEmbedded, loading: false, shake: false, confirmClose: false })
  let shaking: unknown
  const isConnected = () => accounts.connectedNamespaces().length > 0

  /** Connect when disconnected, Account when connected (specification §2), UnsupportedChain where that rule asks for it. */
  function defaultView(): ViewName {
    if (!isConnected()) return 'Connect'
    const active = networks.state.activeNamespace
    const blocked =
      active && networks.get(active).isUnsupported && options.enableNetworkSwitch && !options.allowUnsupportedChain
    return blocked ? 'UnsupportedChain' : 'Account'
  }

  function close(): void {
    clock.clearTimeout(shaking)
    const wasOpen = state.open
    Object.assign(state, { open: options.enableEmbedded, loading: false, shake: false, confirmClose: false })
    connection.cancel('MODAL_CLOSED')
    router.reset(options.enableEmbedded ? defaultView() : 'Connect')
    if (wasOpen) events.track({ type: 'track', event: 'MODAL_CLOSE', properties: { connected: isConnected() } })
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
      const lacksAccount = !isConnected() && (view === 'Account' || view === 'UnsupportedChain')
      const wanted = lacksAccount
        ? 'Connect'
        : (view ?? (namespace && !accounts.getConnected(namespace) ? 'Connect' : defaultView()))
      router.reset(wanted, { ...data, ...(namespace ? { namespace } : {}) })
      const wasOpen = state.open
      state.open = true
      if (!wasOpen)
        events.track({ type: 'track', event: 'MODAL_OPEN', properties: { connected: isConnected(), view: wanted } })
    },
    close,
    requestClose() {
      const isLocked =
        router.state.view === 'UnsupportedChain' ||
        (router.state.view === 'SwitchNetwork' && router.state.history.includes('UnsupportedChain'))
      if (isLocked) return shake()
      if (connection.state.attempt?.status === 'pending' && !state.confirmClose) {
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
    destroy() {
      clock.clearTimeout(shaking)
      state.open = false
    },
  }
}

import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import type { ViewName } from './viewName.js'

/** Parameters of a view. */
export type RouterData = {
  /** The wallet of a connecting view, with `namespace`. For `ConnectingMultiChain`, one connector of the wallet. */
  readonly connectorId?: string
  /** A wallet of the list that has no connector on the page. */
  readonly walletId?: string
  /**
   * The network of a switching view. For `SwitchActiveChain`, a network of a namespace without a connected wallet. For
   * `ConnectingWalletConnect`, a network that the new session is for.
   */
  readonly caipNetworkId?: CaipNetworkId
  /** The namespace a view is about: only its wallets, its account, its networks. */
  readonly namespace?: ChainNamespace
  /** The wallet's picture, if its connector in this namespace has none. */
  readonly imageUrl?: string
  /** The click that opened this view also opened the wallet's app with the pairing URI. */
  readonly isOpened?: true
  /**
   * For `ConnectingWalletConnect`: the wallet is connected and has a pending request (`walletConnect.state.waiting`).
   */
  readonly isRequest?: true
}

/** Direction of the last change of view. */
export type ViewDirection = 'next' | 'prev'

/** The current view and the history. */
export type RouterState = {
  view: ViewName
  history: readonly ViewName[]
  direction: ViewDirection
  data: RouterData
}

/** The callback of a view that waits for a request. */
export type TransactionEntry = {
  onEnd?(status: TransactionStatus): void
}
/** The result of a request that a view waits for. */
export type TransactionStatus = 'success' | 'error' | 'cancel'

/** The current view, its history, and navigation. */
export type Router = {
  readonly state: RouterState
  /** Shows the next view. Does nothing if it is already shown with the same data. */
  push(view: ViewName, data?: RouterData): void
  /** Replaces the current view. */
  replace(view: ViewName, data?: RouterData): void
  /** Replaces the history with one view. */
  reset(view: ViewName, data?: RouterData): void
  /** Goes back one view. On the first one, closes the modal. */
  goBack(): void
  pushTransaction(entry: TransactionEntry): void
  /** Ends the newest entry. An error or a cancellation also goes back. */
  popTransaction(status: TransactionStatus): void
  isTransactionStackEmpty(): boolean
}

type HistoryEntry = {
  readonly view: ViewName
  readonly data: RouterData
  /** Connection at the time the view opened. */
  readonly connected: readonly ChainNamespace[]
}

/** The lists a wallet is chosen from. */
const lists: readonly (ViewName | undefined)[] = [
  'Connect',
  'ConnectWallets',
  'AllWallets',
  'ConnectingWalletConnectBasic',
]

export function createRouter(ports: { close(): void; connected(): readonly ChainNamespace[] }): Router {
  let entries: HistoryEntry[] = [{ view: 'Connect', data: {}, connected: [] }]
  const transactions: TransactionEntry[] = []
  const state = proxy<RouterState>({
    view: 'Connect',
    history: ['Connect'],
    direction: 'next',
    data: {},
  })

  function entryOf(view: ViewName, data: RouterData = {}): HistoryEntry {
    return { view, data, connected: ports.connected() }
  }

  function show(next: HistoryEntry[], direction: ViewDirection): void {
    const entry = next.at(-1)
    if (!entry) return
    entries = next
    Object.assign(state, { view: entry.view, data: entry.data, direction, history: next.map(({ view }) => view) })
  }

  function goBack(): void {
    if (entries.length <= 1) return ports.close()
    const rest = entries.slice(0, -1)
    const previous = rest.at(-1)
    // After a wallet connected, back does not lead to the wallet list: the account replaces it in the history.
    const isNew = ports.connected().some((namespace) => !previous?.connected.includes(namespace))
    if (lists.includes(previous?.view) && isNew) return show([entryOf('Account')], 'prev')
    show(rest, 'prev')
  }

  return {
    state,
    push(view, data = {}) {
      if (state.view === view && JSON.stringify(state.data) === JSON.stringify(data)) return
      show([...entries, entryOf(view, data)], 'next')
    },
    replace(view, data) {
      show([...entries.slice(0, -1), entryOf(view, data)], 'next')
    },
    reset(view, data) {
      show([entryOf(view, data)], entries.some((entry) => entry.view === view) ? 'prev' : 'next')
    },
    goBack,
    pushTransaction(entry) {
      transactions.push(entry)
    },
    popTransaction(status) {
      const entry = transactions.pop()
      if (!entry) return
      entry.onEnd?.(status)
      if (status !== 'success') goBack()
    },
    isTransactionStackEmpty: () => transactions.length === 0,
  }
}

import type { CaipNetworkId, ChainNamespace } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import type { ViewName } from './viewName.js'

/** What a view is told about. */
export type RouterData = {
  /** The wallet a connecting view is for, with `namespace`; of `ConnectingMultiChain` one of its sides, which stands for all. */
  readonly connectorId?: string
  /** A wallet of the options that is not on this device. */
  readonly walletId?: string
  /** The network a switching view is for; of `SwitchActiveChain` one of a namespace that is not connected. */
  readonly caipNetworkId?: CaipNetworkId
  /** The namespace a view is about: only its wallets, its account, its networks. */
  readonly namespace?: ChainNamespace
  /** The wallet's picture, where its connector in this namespace has none of its own. */
  readonly imageUrl?: string
  /** The wallet's app was opened by the click that led here; it has the code already. */
  readonly isOpened?: true
  /** Of `ConnectingWalletConnect`: the wallet is connected, and a request waits in it (`pairing.state.waiting`). */
  readonly isRequest?: true
}

/** Where the last change of view led: on or back. */
export type ViewDirection = 'next' | 'prev'

/** The view that shows, and the way to it. */
export type RouterState = {
  view: ViewName
  history: readonly ViewName[]
  direction: ViewDirection
  data: RouterData
}

/** A screen that waits for a request: what to do when it ends. */
export type TransactionEntry = {
  onEnd?(status: TransactionStatus): void
}
/** How a step that was waited for ended. */
export type TransactionStatus = 'success' | 'error' | 'cancel'

/** Which view is shown, how it came there, and how to go back. */
export type Router = {
  readonly state: RouterState
  /** Goes forward; nothing happens when the view is already shown with the same data. */
  push(view: ViewName, data?: RouterData): void
  /** Puts a view in place of the shown one. */
  replace(view: ViewName, data?: RouterData): void
  /** Makes a view the only one. */
  reset(view: ViewName, data?: RouterData): void
  /** Goes back one view; with one entry left it closes the modal (specification §2). */
  goBack(): void
  pushTransaction(entry: TransactionEntry): void
  /** Ends the newest entry; an error or cancel also goes back. */
  popTransaction(status: TransactionStatus): void
  isTransactionStackEmpty(): boolean
}

type HistoryEntry = {
  readonly view: ViewName
  readonly data: RouterData
  /** What was connected when it showed. */
  readonly connected: readonly ChainNamespace[]
}

/** The lists a wallet is chosen from. */
const lists: readonly (ViewName | undefined)[] = [
  'Connect',
  'ConnectWallets',
  'AllWallets',
  'ConnectingWalletConnectBasic',
]

/** Makes a {@link Router}. */
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
    // Once a wallet was connected there is no way back to the list it came from: the account takes its place in the history as well.
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

import type { ChainNamespace } from '@latchkey/common'
import { proxy } from 'valtio/vanilla'
import { assertViewName, type ViewName } from './viewName.js'
import { type ViewData, type ViewEntry, type ViewTraits, viewTable } from './viewTable.js'

/** Direction of the last change of view. */
export type ViewDirection = 'next' | 'prev'

/** The current view and the history. */
export type RouterState = ViewEntry & {
  readonly history: readonly ViewName[]
  readonly direction: ViewDirection
}

/** The callback of a view that waits for a request. */
export type TransactionEntry = {
  onEnd?(status: TransactionStatus): void
}
/** The result of a request that a view waits for. */
export type TransactionStatus = 'success' | 'error' | 'cancel'

/**
 * The current view, its history, and navigation. Methods that take the name of a view throw `INVALID_PARAMS` for an
 * unknown one.
 */
export type Router = {
  readonly state: RouterState
  /** Returns the traits of the current view. */
  traits(): ViewTraits
  /** Shows the next view. Does nothing if it is already shown with the same data. */
  push<V extends ViewName>(view: V, data?: ViewData[V]): void
  /** Replaces the current view. */
  replace<V extends ViewName>(view: V, data?: ViewData[V]): void
  /** Replaces the history with one view. */
  reset<V extends ViewName>(view: V, data?: ViewData[V]): void
  /** Goes back one view. On the first one, closes the modal. */
  goBack(): void
  /** Goes back to the view before the newest `view`. Returns false, and changes nothing, if there is none. */
  goBackBefore(view: ViewName): boolean
  pushTransaction(entry: TransactionEntry): void
  /** Ends the newest entry. An error or a cancellation also goes back. */
  popTransaction(status: TransactionStatus): void
  isTransactionStackEmpty(): boolean
}

type HistoryEntry = ViewEntry & {
  /** Connection at the time the view opened. */
  readonly connected: readonly ChainNamespace[]
}

/** Returns whether a view is a step of a gate whose view is below it in the history. */
export function continuesGate({ view, data }: ViewEntry): boolean {
  return viewTable[view].continuesGate === true || 'isRequest' in data
}

type RouterPorts = {
  close(): void
  connected(): readonly ChainNamespace[]
  readonly gates: {
    /** Returns the view and the namespace of the gate that blocks the active namespace. */
    findActive(): { readonly view: ViewName; readonly namespace: ChainNamespace } | undefined
  }
}

export function createRouter(ports: RouterPorts): Router {
  let entries: HistoryEntry[] = [{ view: 'Connect', data: {}, connected: [] }]
  const transactions: TransactionEntry[] = []
  const state = proxy<RouterState>({
    view: 'Connect',
    history: ['Connect'],
    direction: 'next',
    data: {},
  })

  function entryOf<V extends ViewName>(view: V, data: ViewData[V] = {}): HistoryEntry {
    assertViewName(view)
    // The compiler cannot relate a view to its data in a union.
    return { view, data, connected: ports.connected() } as HistoryEntry
  }

  function show(next: HistoryEntry[], direction: ViewDirection): void {
    const entry = next.at(-1)
    if (!entry) return
    entries = next
    Object.assign(state, { view: entry.view, data: entry.data, direction, history: next.map(({ view }) => view) })
  }

  /** Shows the first `count` entries. */
  function goBackTo(count: number): void {
    const rest = entries.slice(0, count)
    const previous = rest.at(-1)
    // After a wallet connected, back does not lead to the wallet list: the account replaces it in the history, or the
    // view of the gate that blocks it.
    const isNew = ports.connected().some((namespace) => !previous?.connected.includes(namespace))
    if (previous && viewTable[previous.view].listsWallets && isNew) {
      const { view = 'Account', ...data } = ports.gates.findActive() ?? {}
      return show([entryOf(view, data)], 'prev')
    }
    show(rest, 'prev')
  }

  const router: Router = {
    state,
    traits: () => viewTable[state.view],
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
    goBack() {
      if (entries.length > 1) goBackTo(entries.length - 1)
      else ports.close()
    },
    goBackBefore(view) {
      assertViewName(view)
      const count = entries.findLastIndex((entry) => entry.view === view)
      if (count > 0) goBackTo(count)
      return count > 0
    },
    pushTransaction(entry) {
      transactions.push(entry)
    },
    popTransaction(status) {
      const entry = transactions.pop()
      if (!entry) return
      entry.onEnd?.(status)
      if (status !== 'success') router.goBack()
    },
    isTransactionStackEmpty: () => transactions.length === 0,
  }
  return router
}

import {
  type Adapter,
  type CallsStatus,
  type ChainNamespace,
  createError,
  errors,
  type Network,
  type Ports,
  pause,
  type Session,
  withSignals,
  withTimeout,
} from '@latchkey/common'
import type { SentTransaction } from './createActionWrapper.js'

/**
 * Shortest and longest pause between two polls, in ms. In between, a pause is a quarter of the time since the
 * transaction was sent.
 */
const shortestPauseMs = 500
const longestPauseMs = 15_000
/**
 * A transaction that is still pending then is no longer watched, in ms. A page that was hidden until then polls once
 * more.
 */
const timeoutMs = 600_000
/** Maximum number of polls per transaction. */
const mostPolls = 60
/** Timeout of one poll, in ms. A wallet app in the background does not respond. */
const pollTimeoutMs = 30_000
/** Maximum number of transactions per namespace; the oldest are no longer watched. */
const mostTransactions = 10
/** Status codes of EIP-5792 below this one belong to bundles that are not in a block yet. */
const firstFinalStatus = 200

/** Watches the transactions of this page until balances include them. */
export type TransactionWatch = {
  /** Polls until a transaction is included, fails or takes too long. */
  add(session: Session, network: Network, sent: SentTransaction): void
  /** Stops watching a namespace's transactions. */
  stop(namespace: ChainNamespace): void
}

export type TransactionWatchDeps = {
  readonly ports: Pick<Ports, 'clock' | 'window'>
  readonly lifetime: AbortSignal
  adapterOf(namespace: ChainNamespace): Adapter | undefined
  /** Called when the balances of a network include a transaction, or when a bundle of calls has failed. */
  onIncluded(network: Network): void
}

/**
 * Creates the {@link TransactionWatch}. It sends no request while the page is hidden, and none after `lifetime` has
 * aborted.
 */
export function createTransactionWatch({
  ports,
  lifetime,
  adapterOf,
  onIncluded,
}: TransactionWatchDeps): TransactionWatch {
  const { clock } = ports
  const watched = new Map<ChainNamespace, Set<AbortController>>()

  async function follow(network: Network, isIncluded: Poll, end: AbortSignal): Promise<void> {
    const start = clock.monotonic()
    for (let polls = 0; polls < mostPolls; polls++) {
      const ageMs = clock.monotonic() - start
      if (polls > 0 && ageMs > timeoutMs) return
      await pause(clock, Math.min(Math.max(ageMs / 4, shortestPauseMs), longestPauseMs), end)
      await whenVisible(ports, end)
      // Ignore the error: the next poll may succeed.
      const isDone = await poll(isIncluded, end).catch(() => false)
      if (end.aborted) return
      if (isDone) return onIncluded(network)
    }
  }

  function poll(isIncluded: Poll, end: AbortSignal): Promise<boolean> {
    const onTimeout = () => createError(errors.WALLET_TIMEOUT)
    return withTimeout(isIncluded(end), { clock, ms: pollTimeoutMs, onTimeout, signals: [end] })
  }

  function stop(namespace: ChainNamespace): void {
    for (const controller of watched.get(namespace) ?? []) controller.abort()
    watched.delete(namespace)
  }

  lifetime.addEventListener('abort', () => [...watched.keys()].forEach(stop), { once: true })

  return {
    add(session, network, sent) {
      const { namespace } = session
      const isIncluded = createPoll(session, network, sent, adapterOf(namespace))
      if (!isIncluded || lifetime.aborted) return
      const controllers = watched.get(namespace) ?? new Set()
      watched.set(namespace, controllers)
      const [oldest] = controllers
      if (oldest && controllers.size >= mostTransactions) {
        controllers.delete(oldest)
        oldest.abort()
      }
      const controller = new AbortController()
      controllers.add(controller)
      // It rejects when the signal aborts.
      follow(network, isIncluded, controller.signal)
        .catch(() => undefined)
        .finally(() => controllers.delete(controller))
    },
    stop,
  }
}

type Poll = (signal: AbortSignal) => Promise<boolean>

/**
 * Returns how to look for a transaction. A bundle of calls has no hash, so its wallet is asked, which needs no
 * approval.
 */
function createPoll(
  session: Session,
  network: Network,
  { id, kind }: SentTransaction,
  adapter: Adapter | undefined,
): Poll | undefined {
  if (kind === 'transaction')
    return (
      adapter?.isTransactionIncluded &&
      (async (signal) => adapter.isTransactionIncluded?.({ id, network, signal }) ?? false)
    )
  return async (signal) => {
    const { actions } = session
    const status: CallsStatus | undefined =
      'getCallsStatus' in actions ? await actions.getCallsStatus?.({ id, signal }) : undefined
    return status !== undefined && status.status >= firstFinalStatus
  }
}

/**
 * Resolves once the page is visible, at once if it is. Rejects like `withSignals` when the signal aborts, and leaves no
 * listener.
 */
function whenVisible({ window }: Pick<Ports, 'window'>, signal: AbortSignal): Promise<void> {
  const document = window?.document
  if (document?.visibilityState !== 'hidden') return Promise.resolve()
  let check: () => void = () => undefined
  const visible = new Promise<void>((resolve) => {
    check = () => {
      if (document.visibilityState !== 'hidden') resolve()
    }
    document.addEventListener('visibilitychange', check)
  })
  return withSignals(visible, signal).finally(() => document.removeEventListener('visibilitychange', check))
}

import type { Clock, Connector } from '@latchkey/common'

/** Debounce of changes in ms, about one frame. */
const settleMs = 16

/** Watches wallets appear on the page until it is stopped. */
export type ConnectorWatch = (onChange: (connectors: readonly Connector[]) => void) => () => void

export type ConnectorWatchOptions = {
  readonly clock: Clock
  /** `undefined` on a server, where no wallets are found. */
  readonly window: Window | undefined
  readonly lifetime: AbortSignal
  /** The wallets found so far. */
  list(): readonly Connector[]
  /**
   * Starts watching. Calls `changed` whenever {@link ConnectorWatchOptions.list} changes. The returned function stops
   * it.
   */
  start(page: Window, changed: () => void): readonly (() => void)[]
  /** Runs for every watcher before it receives the first list. */
  invite?(page: Window): void
}

/** Shares one discovery among the watchers. It starts with the first watcher and stops with the last. */
export function createConnectorWatch(options: ConnectorWatchOptions): ConnectorWatch {
  const { clock, window, lifetime, list } = options
  const watchers = new Set<{ readonly call: (connectors: readonly Connector[]) => void }>()
  let timer: unknown
  let stops: readonly (() => void)[] = []

  const changed = () => {
    timer ??= clock.setTimeout(() => {
      timer = undefined
      const connectors = list()
      for (const watcher of [...watchers]) if (watchers.has(watcher)) watcher.call(connectors)
    }, settleMs)
  }

  const forgetTimer = () => {
    if (timer !== undefined) clock.clearTimeout(timer)
    timer = undefined
  }

  return (onChange) => {
    if (!window || lifetime.aborted) {
      onChange([])
      return () => undefined
    }
    const watcher = { call: onChange }
    if (watchers.size === 0) stops = options.start(window, changed)
    watchers.add(watcher)
    options.invite?.(window)
    // Wallets that responded synchronously are in the first list, so don't report them again.
    if (watchers.size === 1) forgetTimer()
    onChange(list())
    const stop = () => {
      if (!watchers.delete(watcher) || watchers.size > 0) return
      for (const undo of stops) undo()
      forgetTimer()
    }
    lifetime.addEventListener('abort', stop, { once: true })
    return () => {
      lifetime.removeEventListener('abort', stop)
      stop()
    }
  }
}

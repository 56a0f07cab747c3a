import type { Connector } from './connector.js'
import type { Clock } from './ports.js'

/** Changes that come closer together than this are told once: about one frame. */
const settleMs = 16

/** Watches the wallets of the page appear, for as long as it is not undone (R32). */
export type ConnectorWatch = (onChange: (connectors: readonly Connector[]) => void) => () => void

export type ConnectorWatchOptions = {
  readonly clock: Clock
  /** Without a page nothing is ever found. */
  readonly window: Window | undefined
  readonly lifetime: AbortSignal
  /** The wallets found so far. */
  list(): readonly Connector[]
  /** Begins to look; calls `changed` whenever {@link ConnectorWatchOptions.list} is different. The returned functions stop it. */
  start(page: Window, changed: () => void): readonly (() => void)[]
  /** Runs for every watcher, before it is told the first list. */
  invite?(page: Window): void
}

/** Shares one look at the page among its watchers: begun with the first, ended with the last. */
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
    // What answered synchronously belongs to the first list; it is not told a second time.
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

// Runs in the page before the scripts of the page.

/** Counts of live objects in a page. Listeners of elements outside the document do not count. */
export type PageCounts = { readonly listeners: number; readonly timeouts: number; readonly intervals: number }

declare global {
  var latchkeyTestCounts: (() => PageCounts) | undefined
}

type Entry = { readonly type: string; readonly listener: unknown; readonly capture: boolean }

/** Counts listeners and timers from now on. */
export function countInPage(): void {
  const targets = new Map<WeakRef<EventTarget>, Entry[]>()
  const refs = new WeakMap<EventTarget, WeakRef<EventTarget>>()
  countListeners(targets, refs)
  const timeouts = countTimers('setTimeout', 'clearTimeout', true)
  const intervals = countTimers('setInterval', 'clearInterval', false)
  globalThis.latchkeyTestCounts = () => ({
    listeners: listenerCount(targets),
    timeouts: timeouts.size,
    intervals: intervals.size,
  })
}

function listenerCount(targets: ReadonlyMap<WeakRef<EventTarget>, readonly Entry[]>): number {
  let sum = 0
  for (const [ref, entries] of targets) {
    const target = ref.deref()
    if (!target || (target instanceof Node && !target.isConnected)) continue
    sum += entries.length
  }
  return sum
}

function countListeners(
  targets: Map<WeakRef<EventTarget>, Entry[]>,
  refs: WeakMap<EventTarget, WeakRef<EventTarget>>,
): void {
  const prototype = EventTarget.prototype
  const { addEventListener, removeEventListener } = prototype
  const entriesOf = (target: EventTarget) => {
    const ref = refs.get(target) ?? new WeakRef(target)
    refs.set(target, ref)
    const entries = targets.get(ref) ?? []
    targets.set(ref, entries)
    return entries
  }
  const drop = (target: EventTarget, entry: Entry) => {
    const entries = entriesOf(target)
    const index = entries.findIndex(
      (one) => one.type === entry.type && one.listener === entry.listener && one.capture === entry.capture,
    )
    if (index >= 0) entries.splice(index, 1)
  }

  prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    // A script may call `addEventListener(…)` without a target, which is the window.
    const target = this ?? window
    const settings = typeof options === 'object' ? options : { capture: options ?? false }
    const entry = { type, listener, capture: settings.capture ?? false }
    if (listener && !settings.signal?.aborted) {
      drop(target, entry)
      entriesOf(target).push(entry)
      if (settings.once)
        addEventListener.call(target, type, () => drop(target, entry), { once: true, capture: entry.capture })
      if (settings.signal) addEventListener.call(settings.signal, 'abort', () => drop(target, entry), { once: true })
    }
    addEventListener.call(target, type, listener, options)
  }
  prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window
    drop(target, { type, listener, capture: (typeof options === 'object' ? options.capture : options) ?? false })
    removeEventListener.call(target, type, listener, options)
  }
}

function countTimers(
  start: 'setTimeout' | 'setInterval',
  stop: 'clearTimeout' | 'clearInterval',
  once: boolean,
): ReadonlySet<number> {
  const alive = new Set<number>()
  const original = window[start].bind(window)
  const end = window[stop].bind(window)
  const counted = (handler: TimerHandler, delay?: number, ...args: readonly unknown[]): number => {
    const run = (...values: readonly unknown[]) => {
      if (once) alive.delete(id)
      if (typeof handler === 'function') Reflect.apply(handler, window, values)
    }
    const id: number = original(run, delay, ...args)
    alive.add(id)
    return id
  }
  Object.assign(window, {
    [start]: counted,
    [stop]: (id: number) => {
      alive.delete(id)
      end(id)
    },
  })
  return alive
}

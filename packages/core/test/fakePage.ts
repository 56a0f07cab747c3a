/** A page without a browser: an event target that counts its listeners. */
export type FakePage = Window & { readonly listeners: () => number; hide(): void; show(): void }

export function createFakePage(): FakePage {
  const counter = { count: 0 }
  const document = Object.assign(countedTarget(counter), {
    visibilityState: 'visible',
    title: 'A page',
    documentElement: { lang: '' },
    querySelector: () => null,
  })
  const page = Object.assign(countedTarget(counter), {
    document,
    location: new URL('https://app.example/path?query=1'),
    listeners: () => counter.count,
    hide() {
      document.visibilityState = 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    show() {
      document.visibilityState = 'visible'
      document.dispatchEvent(new Event('visibilitychange'))
    },
  })
  Object.assign(document, { defaultView: page })
  return page as EventTarget as FakePage
}

function countedTarget(counter: { count: number }): EventTarget {
  const target = new EventTarget()
  const { addEventListener, removeEventListener } = target
  const known = new Set<string>()
  const ids = new Map<unknown, number>()
  const keyOf = (type: string, listener: unknown) => {
    if (!ids.has(listener)) ids.set(listener, ids.size)
    return `${type} ${ids.get(listener)}`
  }
  target.addEventListener = (type, listener, options) => {
    const key = keyOf(type, listener)
    if (!known.has(key)) counter.count++
    known.add(key)
    addEventListener.call(target, type, listener, options)
  }
  target.removeEventListener = (type, listener, options) => {
    if (known.delete(keyOf(type, listener))) counter.count--
    removeEventListener.call(target, type, listener, options)
  }
  return target
}

/** The storage event that a browser sends to the other tabs of a site. */
export function tellStorage(page: EventTarget, key: string | null, newValue: string | null): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
}

/** A page that can sleep, wake and lose its network. */
export type Page = {
  readonly window: Window
  tell(event: 'pageshow' | 'online' | 'offline' | 'storage', fields?: object): void
  show(isVisible: boolean): void
  /** How many listen. */
  count(): number
}

/** Makes a {@link Page}: real event targets, and the few fields that are read. */
export function openPage(): Page {
  let listeners = 0
  class Counted extends EventTarget {
    override addEventListener(...parameters: Parameters<EventTarget['addEventListener']>): void {
      listeners++
      super.addEventListener(...parameters)
    }
    override removeEventListener(...parameters: Parameters<EventTarget['removeEventListener']>): void {
      listeners--
      super.removeEventListener(...parameters)
    }
  }
  const document = Object.assign(new Counted(), { visibilityState: 'visible' })
  const page = Object.assign(new Counted(), { document, location: { hostname: 'app.example' } })
  return {
    window: page as Partial<Window> as Window,
    tell: (event, fields = {}) => void page.dispatchEvent(Object.assign(new Event(event), fields)),
    show(isVisible) {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    count: () => listeners,
  }
}

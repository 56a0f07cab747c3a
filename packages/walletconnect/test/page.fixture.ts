/** A fake page that can become hidden, visible and offline. */
export type Page = {
  readonly window: Window
  dispatch(event: 'pageshow' | 'online' | 'offline' | 'storage', fields?: object): void
  show(isVisible: boolean): void
  /** Number of listeners. */
  count(): number
}

/** Opens a {@link Page}: real event targets with the fields that the package reads. */
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
    dispatch: (event, fields = {}) => void page.dispatchEvent(Object.assign(new Event(event), fields)),
    show(isVisible) {
      document.visibilityState = isVisible ? 'visible' : 'hidden'
      document.dispatchEvent(new Event('visibilitychange'))
    },
    count: () => listeners,
  }
}

import { type Clock, readDocument } from '@latchkey/common'
import { isShadowRoot } from './isShadowRoot.js'

/** Pages listen to these events to close their own dialogs or to restore the focus. */
const shielded = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'keydown'] as const

/**
 * Hides the events of an open modal from the page, whose focus trap or dialog would otherwise prevent them or close on
 * them. Focus traps capture on `document`, so only the window's capture phase precedes them. A stopped event is
 * dispatched again inside the shadow root, which it does not leave. A click activates links and checkboxes when it is
 * dispatched, so it reaches the page first, and is dispatched again only if the page stopped it. Returns a function
 * that stops it.
 */
export function shieldEvents(dialog: HTMLElement, clock: Clock): () => void {
  const root = dialog.getRootNode()
  if (!isShadowRoot(root)) return () => undefined
  const shadow = root
  const window = dialog.ownerDocument.defaultView ?? globalThis.window
  const constructors = { pointerdown: window.PointerEvent, focusin: window.FocusEvent, keydown: window.KeyboardEvent }
  let stopped: Event | undefined
  let timer: unknown
  /** Whether the modal prevented the latest copy. */
  let isPrevented = false

  function shield(event: Event): void {
    const target = targetInside(event)
    if (!target) return shieldBody(event)
    event.stopImmediatePropagation()
    // The modal listens to none of the others.
    const { [event.type as keyof typeof constructors]: Constructor } = constructors
    if (!Constructor) return
    isPrevented = false
    target.dispatchEvent(new Constructor(event.type, copyInit(event)))
    if (isPrevented) event.preventDefault()
  }

  /**
   * WebKit acts on keys that a script dispatches: Tab would move the focus once for the copy and once for the event
   * itself.
   */
  function onCopy(event: Event): void {
    if (event.isTrusted) return
    isPrevented = event.defaultPrevented
    event.preventDefault()
  }

  /** After a click between controls, key events go to the body, although all of the page is inert. */
  function shieldBody(event: Event): void {
    if (event.type === 'keydown' && event.target === readDocument(dialog.ownerDocument, 'body'))
      event.stopImmediatePropagation()
  }

  function targetInside(event: Event): EventTarget | undefined {
    const path = event.composedPath()
    return path.includes(shadow) ? path[0] : undefined
  }

  function onClick(event: MouseEvent): void {
    const target = targetInside(event)
    if (!target) return
    stopped = event
    timer = clock.setTimeout(() => {
      if (stopped !== event) return
      stopped = undefined
      target.dispatchEvent(new window.MouseEvent('click', copyInit(event)))
    }, 0)
  }

  function onArrival(): void {
    stopped = undefined
  }

  // A passive listener for touch events does not delay scrolling.
  for (const type of shielded) window.addEventListener(type, shield, { capture: true, passive: type === 'touchstart' })
  window.addEventListener('click', onClick, true)
  shadow.addEventListener('click', onArrival, true)
  for (const type of shielded) shadow.addEventListener(type, onCopy)
  return () => {
    clock.clearTimeout(timer)
    for (const type of shielded) window.removeEventListener(type, shield, true)
    window.removeEventListener('click', onClick, true)
    shadow.removeEventListener('click', onArrival, true)
    for (const type of shielded) shadow.removeEventListener(type, onCopy)
  }
}

/** The properties of an event are accessors of its prototype, so a spread copies none of them. */
function copyInit(event: Event): EventInit {
  const init: Record<string, unknown> = {}
  for (const name in event) init[name] = Reflect.get(event, name)
  return { ...init, composed: false }
}

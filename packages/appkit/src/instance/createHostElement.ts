import { type Ports, readDocument } from '@latchkey/common'

/** The element of an instance in the page: the place of its modal, and of the frames of its features. */
export type HostElement = {
  /**
   * Returns the place of the modal: the element that the app placed, or one that is appended to the page. `undefined`
   * if the app placed none and none may be appended. An appended element with a frame stays the place, because moving
   * a frame reloads it.
   */
  find(): HTMLElement | undefined
  /** Whether an element is still the place of this instance. */
  isOwn(host: HTMLElement): boolean
  /** Returns the shadow root of an element, and creates it if needed. */
  root(host: HTMLElement): ShadowRoot
  /**
   * Returns the container of frames: the same element for the life of the instance, a child of the modal's place. The
   * modal shows it with `<slot name="frames">`. Without that slot it has no box, and its frames keep running.
   * `undefined` while the modal has no place. Frames reload if the page removes or moves the place.
   */
  frames(): HTMLElement | undefined
  /** Removes the appended element if the modal is elsewhere. */
  removeUnused(host: HTMLElement): void
  /** Stops using the appended element, because the page removed it. */
  forget(): void
  destroy(): void
}

/** `placed` returns the element that the app put into the page for the modal, if any. */
export function createHostElement({
  window,
  placed,
  canAppend,
}: {
  readonly window: Ports['window']
  placed(): HTMLElement | undefined
  readonly canAppend: boolean
}): HostElement {
  // A page can force closed roots, which `host.shadowRoot` does not return.
  const roots = new WeakMap<HTMLElement, ShadowRoot>()
  let appended: HTMLElement | undefined
  let container: HTMLElement | undefined

  function find(): HTMLElement | undefined {
    if (appended?.isConnected && container?.parentElement === appended) return appended
    const host = placed()
    if (host?.isConnected) return host
    if (!window || !canAppend) return undefined
    appended ??= createElement(window.document)
    if (!appended.isConnected) readDocument(window.document, 'body').append(appended)
    return appended
  }

  function root(host: HTMLElement): ShadowRoot {
    const found = roots.get(host) ?? host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    roots.set(host, found)
    return found
  }

  return {
    find,
    isOwn: (host) => host === placed() || host === appended,
    root,
    frames() {
      const host = find()
      if (!host) return undefined
      // In a shadow root without a slot, the container has no box.
      root(host)
      container ??= createContainer(host.ownerDocument)
      if (container.parentElement !== host) host.append(container)
      return container
    },
    removeUnused(host) {
      if (host !== appended) appended?.remove()
    },
    forget() {
      appended = undefined
    },
    destroy() {
      container?.remove()
      appended?.remove()
    },
  }
}

function createElement(document: Document): HTMLElement {
  const element: ModalElement = document.createElement('appkit-modal')
  element.isAppended = true
  element.setAttribute('data-appended', '')
  return element
}

function createContainer(document: Document): HTMLElement {
  const container = document.createElement('div')
  container.slot = 'frames'
  return container
}

/**
 * An `<appkit-modal>`. Copies of the one that this code appended, in restored snapshots of a page, lack the property.
 */
type ModalElement = HTMLElement & { isAppended?: boolean }

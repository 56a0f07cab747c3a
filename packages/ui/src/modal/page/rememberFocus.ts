import { readDocument } from '@latchkey/common'
import { isShadowRoot } from './isShadowRoot.js'

const focusable = 'button,[href],input,select,textarea,[tabindex]'

/** Stores the focused element. Returns a function that focuses it again, or a nearby element if it was removed. */
export function rememberFocus(document: Document): () => void {
  const path = pathOf(deepActive(document))
  return () => {
    for (const element of path) {
      if (!element.isConnected || element === readDocument(document, 'body')) continue
      if (tryFocus(element)) return
      const inner = (element.shadowRoot ?? element).querySelector<HTMLElement>(focusable)
      if (inner && tryFocus(inner)) return
    }
  }
}

function deepActive(document: Document): Element | null {
  let active = readDocument(document, 'activeElement')
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Returns the element and its ancestors, also across shadow roots. The opener may be gone when the modal closes. */
function pathOf(start: Element | null): readonly HTMLElement[] {
  const path: HTMLElement[] = []
  let node: Node | null = start
  while (node) {
    if (isFocusable(node)) path.push(node)
    node = isShadowRoot(node) ? node.host : node.parentNode
  }
  return path
}

/** Returns whether a node has a method `focus`. Works for nodes of every window. */
function isFocusable(node: Node): node is HTMLElement {
  return node.nodeType === 1 && 'focus' in node
}

function tryFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true })
  const root = element.getRootNode()
  const active = isShadowRoot(root) ? root.activeElement : readDocument(element.ownerDocument, 'activeElement')
  return active === element
}

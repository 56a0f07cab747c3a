/**
 * Records, from the start of a page, every attribute value inside open shadow roots and every URL and title:
 * extensions, other scripts and bystanders can read them.
 */
export function watchTraces(): void {
  const traces: string[] = []
  Object.assign(window, { traces })
  const note = (element: Element) => {
    for (const { name, value } of element.attributes) traces.push(`${element.localName}[${name}] ${value}`)
  }
  const read = (node: Node) => {
    if (node instanceof Element) for (const element of [node, ...node.querySelectorAll('*')]) note(element)
  }
  const watch = (root: Node) => {
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes, attributeName, oldValue } of changes)
        if (type === 'childList') for (const node of addedNodes) read(node)
        else if (target instanceof Element)
          // Also the old value, because a value that was set and removed counts.
          for (const value of [oldValue, target.getAttribute(attributeName ?? '')])
            traces.push(`${target.localName}[${attributeName}] ${value}`)
    }).observe(root, { subtree: true, childList: true, attributes: true, attributeOldValue: true })
  }

  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (options) {
    const root = Reflect.apply(attachShadow, this, [options])
    if (this.localName.startsWith('appkit-')) {
      watch(root)
      new MutationObserver(() => note(this)).observe(this, { attributes: true })
    }
    return root
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name]
    history[name] = function (...given) {
      traces.push(`history ${JSON.stringify(given)}`)
      Reflect.apply(change, this, given)
    }
  }
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(() => traces.push(`title ${document.title}`)).observe(document.head, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
}

type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** Makes an element with attributes and children; texts become text nodes, so nothing in them is markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: K,
  attributes: Attributes = {},
  children: readonly (Node | string | undefined)[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '')
    else if (typeof value === 'string') made.setAttribute(name, value)
  }
  made.append(...children.filter((child) => child !== undefined))
  return made
}

type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** Creates an element with attributes and children. Texts become text nodes, so they contain no markup. */
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

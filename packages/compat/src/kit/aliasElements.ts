const names = ['button', 'connect-button', 'account-button', 'network-button', 'modal']

/** Defines `<w3m-button>` and the other old names of the elements, once per page, after `<appkit-button>`. */
export function aliasElements(registry: CustomElementRegistry): void {
  for (const name of names) {
    const Element = registry.get(`appkit-${name}`)
    if (Element && !registry.get(`w3m-${name}`)) registry.define(`w3m-${name}`, class extends Element {})
  }
}

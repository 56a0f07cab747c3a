/** Style sheets of a shadow root. */
export type AdoptedStyles = {
  /** Adopts each style sheet once. */
  add(styles: readonly string[]): void
  /** Removes all of them. */
  destroy(): void
}

/** Adopts constructable style sheets, which a strict Content-Security-Policy allows. */
export function adoptStyles(shadow: ShadowRoot): AdoptedStyles {
  // A document only accepts sheets that its own window constructed.
  const { CSSStyleSheet: Sheet } = shadow.ownerDocument.defaultView ?? globalThis
  const adopted = new Map<string, CSSStyleSheet>()

  function adopt(styles: string): void {
    const sheet = new Sheet()
    sheet.replaceSync(styles)
    adopted.set(styles, sheet)
    shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
  }

  return {
    add(styles) {
      for (const each of styles) if (!adopted.has(each)) adopt(each)
    },
    destroy() {
      const own = new Set(adopted.values())
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((sheet) => !own.has(sheet))
    },
  }
}

/** Gives a shadow root styles, in a way a strict Content-Security-Policy allows (R101). Returns its undo. */
export function adoptStyles(shadow: ShadowRoot, styles: string): () => void {
  // A sheet may only be adopted in the document it was made for.
  const { CSSStyleSheet: Sheet } = shadow.ownerDocument.defaultView ?? globalThis
  const sheet = new Sheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
  return () => {
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

import { frameStyles } from './frameStyles.js'
import { partStyles } from './partStyles.js'
import { viewStyles } from './viewStyles.js'

/** Gives a shadow root the modal's styles, in a way a strict Content-Security-Policy allows (R101). Returns its undo. */
export function adoptStyles(shadow: ShadowRoot): () => void {
  // A sheet may only be adopted in the document it was made for.
  const { CSSStyleSheet: Sheet } = shadow.ownerDocument.defaultView ?? globalThis
  const sheet = new Sheet()
  sheet.replaceSync(frameStyles + partStyles + viewStyles)
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
  return () => {
    shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

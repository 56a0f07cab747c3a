/** The properties of a document that the kit uses and that named elements can shadow. */
type DocumentProperty =
  | 'activeElement'
  | 'adoptedStyleSheets'
  | 'body'
  | 'defaultView'
  | 'documentElement'
  | 'pointerLockElement'

/**
 * Reads a property of a document. `<img name="body">` and similar form elements shadow the document's properties, but
 * not the accessors of its prototype.
 */
export function readDocument<K extends DocumentProperty>(document: Document, name: K): Document[K] {
  return Reflect.get(Document.prototype, name, document)
}

/** Sets the adopted style sheets of a document, even if an element of the page shadows that property. */
export function adoptInDocument(document: Document, sheets: readonly CSSStyleSheet[]): void {
  Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, document)
}

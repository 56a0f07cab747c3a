/** The properties of a document that the kit uses and that an element of the page can hide. */
type DocumentProperty = 'activeElement' | 'adoptedStyleSheets' | 'body' | 'documentElement'

/**
 * Reads a property of a document. `<img name="body">` and form elements of such names hide the document's own properties, but not the
 * accessors of its prototype.
 */
export function readDocument<K extends DocumentProperty>(document: Document, name: K): Document[K] {
  return Reflect.get(Document.prototype, name, document)
}

/** Replaces the style sheets a document has adopted, also where an element of the page hides that property. */
export function adoptInDocument(document: Document, sheets: readonly CSSStyleSheet[]): void {
  Reflect.set(Document.prototype, 'adoptedStyleSheets', sheets, document)
}

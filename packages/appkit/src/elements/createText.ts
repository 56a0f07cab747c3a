/** A text element whose content is replaced only when the text changes. */
export type TextElement = { readonly element: HTMLElement; readonly set: (text: string) => void }

/**
 * Creates a text element. A new text is compared with the previous one, not with the content: a page translator replaces the content,
 * and setting it again would undo the translation on every render.
 */
export function createText(document: Document, className?: string): TextElement {
  const element = document.createElement('span')
  if (className) element.className = className
  let current = ''
  return {
    element,
    set(text) {
      if (text === current) return
      current = text
      element.textContent = text
    },
  }
}

import { adoptInDocument, readDocument } from '@latchkey/common'

/**
 * Keeps the page behind the modal from scrolling, without moving it: the room of a scroll bar stays. Each lock is a style
 * sheet of its own, so that two modals may come and go in any order. Returns its undo (AX22).
 */
export function lockScroll(document: Document): () => void {
  const { defaultView: window } = document
  if (!window) return () => undefined
  const hasScrollBar = window.innerWidth > readDocument(document, 'documentElement').clientWidth
  const sheet = new window.CSSStyleSheet()
  sheet.replaceSync(`html{overflow:hidden!important;${hasScrollBar ? 'scrollbar-gutter:stable!important' : ''}}`)
  const adopted = () => readDocument(document, 'adoptedStyleSheets')
  adoptInDocument(document, [...adopted(), sheet])
  return () =>
    adoptInDocument(
      document,
      adopted().filter((other) => other !== sheet),
    )
}

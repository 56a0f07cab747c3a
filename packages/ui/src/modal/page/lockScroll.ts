import { adoptInDocument, readDocument } from '@latchkey/common'

/**
 * Prevents the page behind the modal from scrolling without moving it: the scroll bar's space stays. Each lock is its
 * own style sheet, so that several modals can open and close in any order. Returns a function that unlocks.
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

/**
 * Returns whether the browser lacks an API that the modal needs, as do Chromium below 93, Safari below 16.4 and Firefox
 * below 101. There, buttons show a message instead. `docs/browsers.md` lists the supported versions.
 */
export function isTooOld(): boolean {
  return !('hasOwn' in Object && 'adoptedStyleSheets' in Document.prototype)
}

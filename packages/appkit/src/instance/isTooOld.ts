/**
 * Whether the browser lacks what the modal cannot do without, as Chromium below 93, Safari below 16.4 and Firefox below 101 do. Buttons
 * work there, and say so. The supported versions are in `docs/browsers.md`.
 */
export function isTooOld(): boolean {
  return !('hasOwn' in Object && 'adoptedStyleSheets' in Document.prototype)
}

/** The Prerendering API, which only Chromium has. */
type WithPrerendering = { readonly prerendering?: boolean }

/** Returns whether the browser renders the page before the visitor navigates to it. Such a page may never be shown. */
export function isPrerendering(window: Window | undefined): boolean {
  return (window?.document as WithPrerendering | undefined)?.prerendering === true
}

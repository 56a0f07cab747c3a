/** The Prerendering API, which only Chromium has. */
type WithPrerendering = { readonly prerendering?: boolean }

/** Returns whether the browser renders the page before the visitor navigates to it. Such a page may never be shown. */
export function isPrerendering(window: Window | undefined): boolean {
  return (window?.document as WithPrerendering | undefined)?.prerendering === true
}

/** Resolves once the visitor navigated to the page, at once if it is not prerendered, and when the signal aborts. */
export function whenActivated(window: Window | undefined, signal: AbortSignal): Promise<void> {
  if (!window || !isPrerendering(window) || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    window.document.addEventListener('prerenderingchange', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/**
 * Makes WebKit retry code whose preload failed. WebKit caches the failure of a `modulepreload` link, which Vite emits
 * for an `import()`, and fails every later load of the URL, even after a reload. Requesting the URL as an image
 * replaces the cached failure. `fetch()` would, too, but a content security policy may forbid it. Returns a function
 * that stops watching.
 */
export function watchFailedPreloads({ document, navigator }: Window): () => void {
  if (!navigator.vendor.startsWith('Apple')) return () => undefined
  function onError({ target }: Event): void {
    // Vite writes `preload` in browsers without `modulepreload`.
    if (target instanceof HTMLLinkElement && /^(module)?preload$/.test(target.rel)) new Image().src = target.href
  }
  // The event does not bubble.
  document.addEventListener('error', onError, true)
  return () => document.removeEventListener('error', onError, true)
}

/** What the page's own news means for a connection. */
export type PageNews = {
  /** The page is seen again, or the network is back: what was silent may be dead (FI4, FI27). */
  onWake(): void
  onOffline(): void
}

/** Watches whether the page sleeps; the returned function stops it. */
export function watchPage(window: Window | undefined, { onWake, onOffline }: PageNews): () => void {
  if (!window) return () => undefined
  const { document } = window
  const onVisible = () => {
    if (document.visibilityState !== 'hidden') onWake()
  }
  document?.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pageshow', onWake)
  window.addEventListener('online', onWake)
  window.addEventListener('offline', onOffline)
  return () => {
    document?.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pageshow', onWake)
    window.removeEventListener('online', onWake)
    window.removeEventListener('offline', onOffline)
  }
}

/** What the page's own news means for a connection. */
export type PageNews = {
  /** The page is seen again, or the network is back: what was silent may be dead (FI4, FI27). */
  onWake(): void
  onOffline(): void
  /** Another tab changed what is stored under `prefix`. */
  onStored(): void
  readonly prefix: string
}

/** Watches whether the page sleeps; the returned function stops it. */
export function watchPage(window: Window | undefined, { onWake, onOffline, onStored, prefix }: PageNews): () => void {
  if (!window) return () => undefined
  const { document } = window
  const onVisible = () => {
    if (document.visibilityState !== 'hidden') onWake()
  }
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key everything was cleared: that says nothing about what this page holds (FI10).
    if (key?.startsWith(prefix)) onStored()
  }
  document?.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pageshow', onWake)
  window.addEventListener('online', onWake)
  window.addEventListener('offline', onOffline)
  window.addEventListener('storage', onStorage)
  return () => {
    document?.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pageshow', onWake)
    window.removeEventListener('online', onWake)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('storage', onStorage)
  }
}

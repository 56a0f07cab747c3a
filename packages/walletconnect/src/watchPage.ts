export type PageListener = {
  /** The page became visible or the network came back: idle connections may be dead. */
  onWake(): void
  onOffline(): void
  /** Another tab changed an entry under `prefix`. */
  onStored(): void
  readonly prefix: string
}

/** Watches visibility, network and storage of the page. Returns a function that stops it. */
export function watchPage(
  window: Window | undefined,
  { onWake, onOffline, onStored, prefix }: PageListener,
): () => void {
  if (!window) return () => undefined
  const { document } = window
  const onVisible = () => {
    if (document.visibilityState !== 'hidden') onWake()
  }
  const onStorage = ({ key }: StorageEvent) => {
    // Without a key, the storage was cleared, which does not end the sessions of this page.
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

/** The Network Information API, which Firefox and WebKit don't have. */
type WithConnection = { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }

/**
 * Returns whether code may be preloaded: the device is online, and the visitor neither saves data nor has a 2G
 * connection. Nothing is preloaded offline, because Firefox caches a failed `import()` until the page is reloaded.
 */
export function canPrefetch({ navigator }: Window): boolean {
  const { connection } = navigator as Navigator & WithConnection
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** The Network Information API, which Firefox and WebKit don't have. */
type WithConnection = { readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string } }

/**
 * Whether code may be loaded before it is needed: the device is online, and the visitor neither saves data nor has a 2G line. Offline
 * matters because Firefox remembers a failed `import()` until the page is reloaded.
 */
export function canPrefetch({ navigator }: Window): boolean {
  const { connection } = navigator as Navigator & WithConnection
  return navigator.onLine && !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

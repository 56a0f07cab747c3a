import type { ResolvedOptions } from '../options/resolveOptions.js'

/** Whether wallets on other devices can be reached: the app named a relay, and the project it is for. */
export function isPairingEnabled({ services, projectId, enableWallets }: ResolvedOptions): boolean {
  return Boolean(services?.relay && projectId && enableWallets)
}

import { relayUrlsOf } from './relayUrlsOf.js'
import type { ResolvedOptions } from './resolveOptions.js'

/** Returns whether the instance offers WalletConnect. */
export function isWalletConnectEnabled(options: ResolvedOptions): boolean {
  return options.enableWallets && relayUrlsOf(options).length > 0
}

import { relayUrlOf } from '../options/relayUrlOf.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'

/** Whether the instance offers WalletConnect. */
export function isPairingEnabled(options: ResolvedOptions): boolean {
  return options.enableWallets && relayUrlOf(options) !== undefined
}

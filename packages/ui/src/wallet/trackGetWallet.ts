import { cleanText } from '@latchkey/common'
import type { Core, WalletListEntry } from '@latchkey/core'

/** Tracks that the visitor opened the installation page of a wallet. */
export function trackGetWallet(core: Core, wallet: WalletListEntry): void {
  core.events.track({ type: 'track', event: 'GET_WALLET', properties: { name: cleanText(wallet.name) } })
}

import { cleanText } from '@latchkey/common'
import type { Core, WalletListEntry } from '@latchkey/core'

/** Tells that the page of a wallet to install was opened. */
export function trackGetWallet(core: Core, wallet: WalletListEntry): void {
  core.events.track({ type: 'track', event: 'GET_WALLET', properties: { name: cleanText(wallet.name) } })
}

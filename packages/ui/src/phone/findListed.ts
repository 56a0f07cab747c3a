import { cleanText } from '@latchkey/common'
import type { Core, WalletListEntry } from '@latchkey/core'

/** A wallet of the app's options or of the directory, as far as it is loaded. */
export function findListed(core: Core, id: string | undefined): WalletListEntry | undefined {
  if (id === undefined) return undefined
  return core.options.state.current.customWallets?.find((wallet) => wallet.id === id) ?? core.directory.find(id)
}

/** What a listed wallet is called, safe to show. */
export function listedName(wallet: WalletListEntry): string {
  return cleanText(wallet.name)
}

import { cleanText } from '@latchkey/common'
import type { WalletListEntry } from '@latchkey/core'

/** Returns the cleaned name of a listed wallet. */
export function listedName(wallet: WalletListEntry): string {
  return cleanText(wallet.name)
}

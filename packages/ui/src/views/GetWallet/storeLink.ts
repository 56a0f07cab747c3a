import type { CustomWallet } from '@latchkey/core'

/** The store this browser can install the wallet from. Whether the link may be opened is decided where it is shown. */
export function storeLink(wallet: CustomWallet | undefined, userAgent: string): string | undefined {
  if (/Android/i.test(userAgent)) return wallet?.play_store
  if (/iPhone|iPad|iPod/i.test(userAgent)) return wallet?.app_store
  return /Chrom(e|ium)\//.test(userAgent) ? wallet?.chrome_store : undefined
}

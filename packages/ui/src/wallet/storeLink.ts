import { detectPhone } from '@latchkey/common'
import type { CustomWallet } from '@latchkey/core'

/** Returns the link to the store for this browser. The component that shows it checks the URL policy. */
export function storeLink(wallet: CustomWallet | undefined, userAgent: string): string | undefined {
  const phone = detectPhone({ userAgent })
  if (phone) return phone === 'android' ? wallet?.play_store : wallet?.app_store
  return /Chrom(e|ium)\//.test(userAgent) ? wallet?.chrome_store : undefined
}

import { detectPhone, safeParseUrl } from '@latchkey/common'
import type { CustomWallet } from '@latchkey/core'

/** Returns the link to the store for this browser. The component that shows it checks the URL policy. */
export function storeLink(wallet: CustomWallet | undefined, userAgent: string): string | undefined {
  const phone = detectPhone({ userAgent })
  if (phone) return phone === 'android' ? wallet?.play_store : wallet?.app_store
  return /Chrom(e|ium)\//.test(userAgent) ? wallet?.chrome_store : undefined
}

const names: Readonly<Record<string, string>> = {
  'addons.mozilla.org': 'Firefox Add-ons',
  'apps.apple.com': 'App Store',
  'chrome.google.com': 'Chrome Web Store',
  'chromewebstore.google.com': 'Chrome Web Store',
  'play.google.com': 'Google Play',
}

/** Returns the name of the store that a link leads to; for any other page its host. */
export function storeName(link: string | undefined): string {
  const parsed = safeParseUrl(link, { kind: 'web' })
  if (!parsed.ok) return ''
  const { host } = parsed.value
  return (Object.hasOwn(names, host) && names[host]) || host
}

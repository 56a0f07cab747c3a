import { safeParseUrl } from '@latchkey/common'
import type { WalletListEntry } from '@latchkey/core'
import type { TextKey } from '../../locales/en.js'

/** Where a wallet can be had. */
export type DownloadLink = { readonly name: TextKey; readonly href: string }

/** The device that looks for it. */
export type DownloadDevice = 'ios' | 'android' | 'desktop'

/** The pages of a wallet that pass the URL policy, what this device can install first. */
export function downloadLinks(wallet: WalletListEntry, device: DownloadDevice): readonly DownloadLink[] {
  const all = {
    ios: { name: 'storeApple', href: wallet.app_store },
    android: { name: 'storeGoogle', href: wallet.play_store },
    desktop: { name: 'storeBrowser', href: wallet.chrome_store },
  } as const
  const others = (['desktop', 'ios', 'android'] as const).filter((other) => other !== device)
  const stores = [device, ...others].map((each) => all[each])
  return [...stores, { name: 'website', href: wallet.homepage } as const].flatMap(({ name, href }) =>
    href !== undefined && safeParseUrl(href, { kind: 'web' }).ok ? [{ name, href }] : [],
  )
}

/** Where a phone that scans is led: to the one store there is, else to the maker's page, which knows them all. */
export function scanTarget(wallet: WalletListEntry): string | undefined {
  const { app_store: apple, play_store: google, homepage } = wallet
  const target = apple && google ? (homepage ?? apple) : (apple ?? google)
  const parsed = safeParseUrl(target, { kind: 'web' })
  return parsed.ok ? parsed.value.href : undefined
}

export function detectDevice(userAgent: string): DownloadDevice {
  if (/Android/i.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : 'desktop'
}

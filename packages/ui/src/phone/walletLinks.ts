import type { WalletListEntry } from '@latchkey/core'

export type WalletLink = {
  readonly form: 'native' | 'universal'
  readonly kind: 'mobile' | 'desktop' | 'web'
  readonly href: string
  readonly scheme: string | undefined
  readonly target: '_self' | '_top' | '_blank'
}
export type LinkPlace = { readonly userAgent: string; readonly isFramed: boolean; readonly isTelegram: boolean }
export function detectPlace(window: Window): LinkPlace {
  return { userAgent: window.navigator.userAgent, isFramed: window.parent !== window, isTelegram: false }
}
export function listWalletLinks(wallet: WalletListEntry, uri: string, place: LinkPlace): readonly WalletLink[] {
  return (['mobile', 'desktop', 'web'] as const).flatMap((kind) => {
    const base = kind === 'web' ? wallet.webapp_link : kind === 'mobile' ? wallet.mobile_link : wallet.desktop_link
    if (!base) return []
    const isWeb = base.startsWith('https:')
    const scheme = isWeb ? undefined : base.split(':')[0]
    const start = isWeb ? base.replace(/\/?$/, '/') : `${scheme}://`
    const target = isWeb ? '_blank' : place.isFramed ? '_top' : '_self'
    return [
      {
        form: isWeb ? 'universal' : 'native',
        kind,
        scheme,
        target,
        href: `${start}wc?uri=${encodeURIComponent(uri)}`,
      } as const,
    ]
  })
}

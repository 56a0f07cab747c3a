import type { LinkPlace, WalletLink } from './walletLinks.js'

/** Where a link with an app's own scheme opens: in the top window, as a frame may not, and in Telegram by its own way. */
export function appLinkTarget({ isTelegram, isFramed }: LinkPlace): WalletLink['target'] {
  if (isTelegram) return '_blank'
  return isFramed ? '_top' : '_self'
}

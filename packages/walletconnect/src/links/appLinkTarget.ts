import type { LinkPlace, WalletLink } from './walletLinks.js'

/** Returns the target of a link with an app's scheme. A frame may not open it itself, and Telegram has its own target. */
export function appLinkTarget({ isTelegram, isFramed }: LinkPlace): WalletLink['target'] {
  if (isTelegram) return '_blank'
  return isFramed ? '_top' : '_self'
}

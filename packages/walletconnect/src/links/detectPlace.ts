import { readField } from '@latchkey/common'
import type { LinkPlace } from './walletLinks.js'

/** User agents of in-app browsers. */
const inApp = /FBAN|FBAV|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly|Twitter|LinkedInApp|GSA\/|; wv\)/
/** Global that Telegram sets on the page. */
const telegramGlobals = ['TelegramWebviewProxy', 'TelegramWebviewProxyProto', 'TelegramWebview']

/** Detects where the page runs. Never throws. */
export function detectPlace(window: Window): LinkPlace {
  const agent = readField(readField(window, 'navigator'), 'userAgent')
  const userAgent = typeof agent === 'string' ? agent : ''
  return {
    userAgent,
    isFramed: isFramed(window),
    isTelegram: telegramGlobals.some((name) => readField(window, name) !== undefined) || /Telegram/.test(userAgent),
    isInApp: inApp.test(userAgent),
  }
}

/** Reading `top` can throw, but only in a frame. */
function isFramed(window: Window): boolean {
  try {
    return window.top !== null && window.self !== window.top
  } catch {
    return true
  }
}

import { readField } from '@latchkey/common'
import type { LinkPlace } from './walletLinks.js'

/** Browsers inside other apps, by what they add to the name of the browser. */
const inApp = /FBAN|FBAV|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|musical_ly|Twitter|LinkedInApp|GSA\/|; wv\)/
/** What Telegram puts on a page that it shows. */
const telegramGlobals = ['TelegramWebviewProxy', 'TelegramWebviewProxyProto', 'TelegramWebview']

/** Where the page runs; total. */
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

/** Asking who is on top can be forbidden; then there is a frame. */
function isFramed(window: Window): boolean {
  try {
    return window.top !== null && window.self !== window.top
  } catch {
    return true
  }
}

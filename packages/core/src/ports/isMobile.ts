import { isMobile as isMobileAgent } from '@latchkey/common'

/** Whether the page runs on a phone or tablet, by what the browser says of itself. */
export function isMobile(window: Window | undefined): boolean {
  return isMobileAgent(window?.navigator?.userAgent)
}

import { isMobile } from '@latchkey/common/start'
import type { AppKitOptions } from '../options/appKitOptions.js'

/**
 * Returns whether a page may connect without a click, so that core has to look for wallets at the start: on a phone
 * with the option `autoConnect`, or inside a frame or native web view for which an adapter has the SDK of a host.
 */
export function mayAutoConnect(
  { autoConnect, adapters = [] }: Pick<AppKitOptions, 'autoConnect' | 'adapters'>,
  window: Window | undefined,
): boolean {
  if (!window) return false
  const isHosted = window.parent !== window || 'ReactNativeWebView' in window
  return Boolean(
    (autoConnect && isMobile(window.navigator)) || (isHosted && adapters.some(({ offersHost }) => offersHost)),
  )
}

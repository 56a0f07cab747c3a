/**
 * Returns whether a browser runs on a phone or tablet, by its user agent. An iPad identifies itself as a Mac and is not
 * recognized.
 */
export function isMobile(browser: { readonly userAgent: string } | undefined): boolean {
  return /android|iphone|ipad|ipod|mobile|opera mini/i.test(browser?.userAgent ?? '')
}

/** The systems of phones with wallet apps. */
export type Phone = 'ios' | 'android'

/**
 * Returns the system of the phone or tablet that a browser runs on, by its user agent; `undefined` on any other device.
 */
export function detectPhone(browser: { readonly userAgent: string } | undefined): Phone | undefined {
  const userAgent = browser?.userAgent ?? ''
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined
}

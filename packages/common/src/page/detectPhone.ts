/** The systems of phones with wallet apps. */
export type Phone = 'ios' | 'android'

/** Returns the system of the phone or tablet that a browser runs on, by its user agent; `undefined` on any other device. */
export function detectPhone(browser: { readonly userAgent: string } | undefined): Phone | undefined {
  const userAgent = browser?.userAgent ?? ''
  if (/android/i.test(userAgent)) return 'android'
  return /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : undefined
}

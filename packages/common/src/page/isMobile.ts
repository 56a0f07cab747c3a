/** Returns whether a browser runs on a phone or tablet, by its user agent. An iPad identifies itself as a Mac and is not recognized. */
export function isMobile(browser: { readonly userAgent: string } | undefined): boolean {
  return /android|iphone|ipad|ipod|mobile|opera mini/i.test(browser?.userAgent ?? '')
}

/** Whether a browser runs on a phone or a tablet, by what it says of itself. An iPad says it is a Mac; it cannot be told by this alone. */
export function isMobile(browser: { readonly userAgent: string } | undefined): boolean {
  return /android|iphone|ipad|ipod|mobile|opera mini/i.test(browser?.userAgent ?? '')
}

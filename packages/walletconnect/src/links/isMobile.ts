/** Whether a browser runs on a phone or a tablet. An iPad says it is a Mac; it cannot be told by this alone. */
export function isMobile(userAgent: string): boolean {
  return /android|iphone|ipad|ipod|mobile|opera mini|iemobile/i.test(userAgent)
}

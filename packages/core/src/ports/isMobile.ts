/** Whether the page runs on a phone or tablet, by what the browser says of itself. */
export function isMobile(window: Window | undefined): boolean {
  return /Android|iPhone|iPad|iPod|Mobile/i.test(window?.navigator?.userAgent ?? '')
}

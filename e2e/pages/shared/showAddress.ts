import type { AppKit } from '@latchkey/appkit'

/** Shows the connected address in the element that matches `selector`. */
export function showAddress(kit: AppKit, selector: string): void {
  kit.subscribeAccount(({ address }) => {
    const place = document.querySelector(selector)
    if (place) place.textContent = address ?? ''
  })
}

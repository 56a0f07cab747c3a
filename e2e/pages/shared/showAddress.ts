import type { AppKit } from '@latchkey/appkit'

/** Keeps the connected address in the element of the page that `selector` finds. */
export function showAddress(kit: AppKit, selector: string): void {
  kit.subscribeAccount(({ address }) => {
    const place = document.querySelector(selector)
    if (place) place.textContent = address ?? ''
  })
}

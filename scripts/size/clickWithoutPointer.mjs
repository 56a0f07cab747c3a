/** Dispatches a `click` event without a pointer, because a pointer that hovers over a row prefetches its code. */
export function clickWithoutPointer(locator) {
  return locator.dispatchEvent('click', undefined, { timeout: 20_000 })
}

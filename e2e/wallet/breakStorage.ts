/** Makes the page's storage fail as if it were blocked or full. */
export function breakStorage(how: 'disabled' | 'full'): void {
  if (how === 'full') {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    return
  }
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

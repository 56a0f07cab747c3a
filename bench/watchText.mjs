/**
 * Gives a page what the measurements need; runs before its own scripts and must not use anything from outside. Times are
 * ms since navigation began (`whenText`) or since the click (`clickUntil`), taken in the frame the text is painted in.
 */
export function watchText() {
  const within = function* (root) {
    for (const element of root.querySelectorAll('*')) {
      yield element
      if (element.shadowRoot) yield* within(element.shadowRoot)
    }
  }
  const isShown = (element) => element.getClientRects().length > 0
  const find = (selector, text) => {
    for (const element of within(document)) {
      if (
        element.matches(selector) &&
        element.childElementCount === 0 &&
        element.textContent.includes(text) &&
        isShown(element)
      )
        return element
    }
    for (const element of within(document)) {
      if (element.matches(selector) && element.textContent.includes(text) && isShown(element)) return element
    }
    return undefined
  }
  const until = (selector, text, from) =>
    new Promise((resolve, reject) => {
      const look = () => {
        if (find(selector, text)) requestAnimationFrame(() => resolve(performance.now() - from))
        else if (performance.now() - from > 20_000) reject(new Error(`"${text}" did not appear in ${selector}`))
        else requestAnimationFrame(look)
      }
      look()
    })

  window.whenText = (selector, text) => until(selector, text, 0)
  window.clickUntil = (label, selector, text) => {
    const target = find('button, button *', label)
    const from = performance.now()
    ;(target.closest('button') ?? target).click()
    return until(selector, text, from)
  }
  // The scripted wallet forgets the page at a reload; a real one does not.
  window.keepConnected = () => sessionStorage.setItem('bench-connected', 'yes')
  if (sessionStorage.getItem('bench-connected')) {
    window.addEventListener(
      'eip6963:announceProvider',
      ({ detail }) => void detail.provider.request({ method: 'eth_requestAccounts' }),
      { capture: true, once: true },
    )
  }
}

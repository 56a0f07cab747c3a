/**
 * Adds functions for the measurements to a page. Runs before its own scripts and must not use outer variables. Times
 * are ms since navigation began (`whenText`) or since the click (`clickUntil`), at the frame that paints the text.
 */
export function watchText() {
  // Runs in every frame, so it must be cheap: only our elements have a shadow root.
  const roots = () => [
    document,
    ...[...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot).filter(Boolean),
  ]
  const isShown = (element) => element.getClientRects().length > 0
  const find = (selector, text) => {
    const found = roots()
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .filter((element) => element.textContent.includes(text))
    return found.find((element) => element.childElementCount === 0 && isShown(element)) ?? found.find(isShown)
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
  // Emits the events of a mouse that moves to the button.
  window.approach = (label) => {
    const target = find('button, button *', label)
    const button = target.closest('button') ?? target
    button.dispatchEvent(new PointerEvent('pointerenter'))
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }))
  }
  // The scripted wallet loses its permission on a reload, unlike a real one.
  window.keepConnected = () => sessionStorage.setItem('bench-connected', 'yes')
  if (sessionStorage.getItem('bench-connected')) {
    window.addEventListener(
      'eip6963:announceProvider',
      ({ detail }) => void detail.provider.request({ method: 'eth_requestAccounts' }),
      { capture: true, once: true },
    )
  }
}

/**
 * Adds functions for the measurements to a page. Runs before its own scripts and must not use outer variables. Times
 * are ms since navigation began (`whenText`) or since the click (`clickUntil`, `watchClick`), at the frame that paints
 * the text.
 */
export function watchText() {
  // Runs in every frame, so it must be cheap: only our elements have a shadow root.
  const roots = () => [
    document,
    ...[...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot).filter(Boolean),
  ]
  /** The element that contains an element on the page, also from a shadow root or a slot. */
  const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host
  const isOpaque = (element) => {
    let opacity = 1
    for (let one = element; one; one = parentOf(one)) opacity *= Number(getComputedStyle(one).opacity)
    return opacity > 0.9
  }
  // Text that still fades in cannot be read yet.
  const isShown = (element) => element.getClientRects().length > 0 && isOpaque(element)
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
  const buttonOf = (label) => {
    const target = find('button, button *', label)
    return target.closest('button') ?? target
  }
  window.clickUntil = (label, selector, text) => {
    const from = performance.now()
    buttonOf(label).click()
    return until(selector, text, from)
  }
  // Waits for the next click, then for each text. The event of a mouse has the time of the click; the page may handle
  // it later.
  window.watchClick = (targets) => {
    const clicked = new Promise((resolve) => {
      addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true })
    })
    const timesSince = (from) => Promise.all(targets.map(([selector, text]) => until(selector, text, from)))
    window.watchedClick = clicked.then(async (from) => ({ from, times: await timesSince(from) }))
  }
  window.clickButton = (label) => buttonOf(label).click()
  window.centerOf = (label) => {
    const { x, y, width, height } = buttonOf(label).getBoundingClientRect()
    return [x + width / 2, y + height / 2]
  }
  // Emits the events of a mouse that moves to the button.
  window.approach = (label) => {
    const button = buttonOf(label)
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

/**
 * Shows an element like a dialog of a widget library: hides everything else, including later additions, from assistive
 * technology and pointers, and keeps the focus inside.
 */
export function trapFocus(container: HTMLElement): void {
  let last: HTMLElement | undefined
  container.hidden = false
  document.body.style.pointerEvents = 'none'
  container.style.pointerEvents = 'auto'

  const hideOthers = () => {
    for (const element of document.body.children) {
      if (element !== container && element.tagName !== 'SCRIPT') element.setAttribute('aria-hidden', 'true')
    }
  }
  hideOthers()
  new MutationObserver(hideOthers).observe(document.body, { childList: true })

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    if (container.contains(target)) last = target
    else last?.focus()
  })
  container.querySelector<HTMLElement>('button')?.focus()
}

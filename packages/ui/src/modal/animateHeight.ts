import { limits } from '@latchkey/common'

/**
 * Animates an element's height when its content changes (specification §2: 150 ms). It measures before the next paint;
 * a resize observer would report the animation itself. Returns a function that stops it.
 */
export function animateHeight(element: HTMLElement): () => void {
  const reduced = element.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)')
  let last = element.offsetHeight
  let running: Animation | undefined

  function follow(): void {
    const from = running ? element.offsetHeight : last
    running?.cancel()
    running = undefined
    last = element.offsetHeight
    if (from === last || from === 0 || last === 0 || reduced?.matches) return
    const animation = element.animate([{ height: `${from}px` }, { height: `${last}px` }], {
      duration: limits.modalHeightMs,
      easing: 'ease-out',
    })
    running = animation
    animation.onfinish = () => {
      if (running === animation) running = undefined
    }
  }

  const observer = new MutationObserver(follow)
  observer.observe(element, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    running?.cancel()
  }
}

import { limits } from '@latchkey/common'

/** Lets an element's height follow its content smoothly (specification §2: 150 ms). Returns its undo. */
export function animateHeight(element: HTMLElement): () => void {
  const { defaultView } = element.ownerDocument
  const reduced = defaultView?.matchMedia('(prefers-reduced-motion: reduce)')
  let last = element.offsetHeight
  let running: Animation | undefined

  const observer = new ResizeObserver(() => {
    if (running) return
    const next = element.offsetHeight
    if (next === last || next === 0 || last === 0 || reduced?.matches) {
      last = next
      return
    }
    const animation = element.animate([{ height: `${last}px` }, { height: `${next}px` }], {
      duration: limits.modalHeightMs,
      easing: 'ease-out',
    })
    running = animation
    animation.onfinish = animation.oncancel = () => {
      running = undefined
      last = element.offsetHeight
    }
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    running?.cancel()
  }
}

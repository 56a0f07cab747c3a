import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The part of a long list that is worth rendering, and how high a row is with its gap. */
export type ListWindow = { readonly from: number; readonly to: number; readonly rowHeight: number }

/** Rows that are rendered above and below those that are seen: enough for a flick of the finger, and for the Tab key. */
const margin = 6
/** The window moves by so many rows at once: most frames of scrolling then render nothing. */
const stride = 4
/** As the rows are before the first is measured, in px. */
const usualHeight = 68
const gap = 8

/** Follows which rows of a list are near the screen, by the scrolling of its parent. All rows are of one height. */
export function useWindow(list: RefObject<HTMLElement | null>, count: number): ListWindow {
  const isThere = useRef(false)
  const [seen, setSeen] = useState<ListWindow>({ from: 0, to: 12, rowHeight: usualHeight })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a list of another length may begin elsewhere
  useLayoutEffect(() => {
    // Asked of the list: where both come at once, its parent is in the page, but in no ref yet.
    const box = list.current?.parentElement
    if (!box) return
    let frame = 0
    const look = (around = margin) => {
      const row = list.current?.querySelector<HTMLElement>('.row')
      const rowHeight = row ? row.offsetHeight + gap : usualHeight
      const top = box.scrollTop - ((list.current?.offsetTop ?? 0) - box.offsetTop)
      const from = Math.max(0, roundDown(top / rowHeight) - around)
      const to = Math.max(0, roundDown((top + box.clientHeight) / rowHeight) + stride + around)
      setSeen((last) =>
        last.from === from && last.to === to && last.rowHeight === rowHeight ? last : { from, to, rowHeight },
      )
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        look()
      })
    }
    // What is seen comes first, what is around it in the frame after: the observer begins with a look of its own.
    look(isThere.current ? margin : 0)
    isThere.current = true
    box.addEventListener('scroll', onScroll, { passive: true })
    const observer = new ResizeObserver(onScroll)
    observer.observe(box)
    return () => {
      cancelAnimationFrame(frame)
      box.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [list, count])

  return { from: Math.min(seen.from, count), to: Math.min(seen.to, count), rowHeight: seen.rowHeight }
}

function roundDown(rows: number): number {
  return Math.floor(rows / stride) * stride
}

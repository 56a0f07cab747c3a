import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The rendered part of a long list, and the height of a row including its gap. */
export type ListWindow = { readonly from: number; readonly to: number; readonly rowHeight: number }

/** Rows rendered above and below the visible ones: enough for a flick, and for the Tab key. */
const margin = 6
/** The window moves in steps of this many rows, so that most scroll frames render nothing. */
const stride = 4
/** Assumed row height until the first row is measured, in px. */
const usualHeight = 68
const gap = 8

/** Tracks which rows of a list are near the viewport while its parent scrolls. All rows have the same height. */
export function useWindow(list: RefObject<HTMLElement | null>, count: number): ListWindow {
  const isThere = useRef(false)
  const [seen, setSeen] = useState<ListWindow>({ from: 0, to: 12, rowHeight: usualHeight })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another length may change the offset of the list
  useLayoutEffect(() => {
    // Read the parent from the list: if both mount together, the parent's ref is not set yet.
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
    // Visible rows render first, the others in the next frame: the observer starts with a measurement.
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

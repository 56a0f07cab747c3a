import { allowsDataImages, limits } from '@latchkey/common'
import { type ReactNode, useEffect, useState } from 'react'

export type PictureProps = {
  /** A validated image URL. */
  readonly src: string | undefined
  /** Shown without a picture, or if it does not load within two seconds. */
  readonly fallback: ReactNode
  readonly round?: boolean
}

/** A decorative picture: its name is next to it. Its fixed size prevents layout shifts. */
export function Picture({ src, fallback, round }: PictureProps) {
  const [last, setLast] = useState<{ readonly src: string; readonly isHere: boolean }>()
  /** `undefined` while the image loads. */
  const isHere = last?.src === src ? last?.isHere : undefined
  const isAllowed = useDataImages(src)
  const settle = (isHere: boolean) => src && setLast({ src, isHere })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `settle` uses the current `src`
  useEffect(() => {
    if (!src || isHere !== undefined) return
    const timer = setTimeout(() => settle(false), limits.imagePreloadMs)
    return () => clearTimeout(timer)
  }, [src, isHere])

  return (
    <span className="picture" data-round={round || undefined} aria-hidden="true">
      {src && isAllowed !== false && isHere !== false ? (
        <img
          key={src}
          // A cached picture shows immediately, without an empty frame.
          ref={(image) => {
            if (image?.naturalWidth && !isHere) settle(true)
          }}
          src={isAllowed ? src : undefined}
          alt=""
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          data-waiting={!isHere || undefined}
          onLoad={() => settle(true)}
          onError={() => settle(false)}
        />
      ) : (
        fallback
      )}
    </span>
  )
}

/**
 * Returns whether the page's Content-Security-Policy allows this image if it is a `data:` URL. `undefined` until known.
 */
function useDataImages(src: string | undefined): boolean | undefined {
  const answer = src !== undefined && /^data:/i.test(src) ? allowsDataImages(document) : true
  const [settled, setSettled] = useState<boolean>()

  useEffect(() => {
    if (typeof answer === 'boolean') return
    let isMounted = true
    void answer.then((isAllowed) => {
      if (isMounted) setSettled(isAllowed)
    })
    return () => {
      isMounted = false
    }
  }, [answer])

  return typeof answer === 'boolean' ? answer : settled
}

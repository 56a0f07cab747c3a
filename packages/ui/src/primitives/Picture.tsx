import { limits } from '@latchkey/common'
import { type ReactNode, useEffect, useState } from 'react'
import { useDataImages } from './useDataImages.js'

export type PictureProps = {
  /** A vetted image URL. */
  readonly src: string | undefined
  /** What stands there without a picture, or when it does not come within two seconds (FI9). */
  readonly fallback: ReactNode
  readonly round?: boolean
}

/** A decorative picture in a box of fixed size: the name stands beside it (AX16), and nothing moves when it comes. */
export function Picture({ src, fallback, round }: PictureProps) {
  const [last, setLast] = useState<{ readonly src: string; readonly isHere: boolean }>()
  /** Not known while it is waited for. */
  const isHere = last?.src === src ? last?.isHere : undefined
  const isAllowed = useDataImages(src)
  const settle = (isHere: boolean) => src && setLast({ src, isHere })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what settles it is about this source
  useEffect(() => {
    if (!src || isHere !== undefined) return
    const timer = setTimeout(() => settle(false), limits.imagePreloadSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [src, isHere])

  return (
    <span className="img" data-round={round || undefined} aria-hidden="true">
      {src && isAllowed !== false && isHere !== false ? (
        <img
          key={src}
          // One the browser has at hand is there at once, without a frame of nothing.
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

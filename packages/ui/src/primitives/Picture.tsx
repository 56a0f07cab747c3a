import { limits } from '@latchkey/common'
import { type ReactNode, useEffect, useState } from 'react'

export type PictureProps = {
  /** A vetted image URL. */
  readonly src: string | undefined
  /** What stands there without a picture, or when it does not come within two seconds (FI9). */
  readonly fallback: ReactNode
  readonly round?: boolean
}

/** A decorative picture in a box of fixed size: the name stands beside it (AX16), and nothing moves when it comes. */
export function Picture({ src, fallback, round }: PictureProps) {
  const [state, setState] = useState<{ readonly src: string | undefined; readonly is: 'waiting' | 'here' | 'gone' }>({
    src,
    is: 'waiting',
  })
  const is = state.src === src ? state.is : 'waiting'

  useEffect(() => {
    if (!src || is !== 'waiting') return
    const timer = setTimeout(() => setState({ src, is: 'gone' }), limits.imagePreloadSeconds * 1_000)
    return () => clearTimeout(timer)
  }, [src, is])

  return (
    <span className="img" data-round={round || undefined} aria-hidden="true">
      {src && is !== 'gone' ? (
        <img
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          data-waiting={is === 'waiting' || undefined}
          onLoad={() => setState({ src, is: 'here' })}
          onError={() => setState({ src, is: 'gone' })}
        />
      ) : (
        fallback
      )}
    </span>
  )
}

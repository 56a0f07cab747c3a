import { afterPaint } from '@latchkey/common'
import type { HeldImage } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useModal } from './modalContext.js'

const pending: DirectoryImage = { isFailed: false }

export type DirectoryImageRequest = {
  /** The picture's id in the directory. Without an id, no request is sent. */
  readonly id: string | undefined
  readonly kind: 'wallet' | 'network'
  /** Delay before the request, in ms. Called again after that time. Default: none. */
  readonly delay?: (() => number) | undefined
}

/** A picture of the directory: not requested yet, loaded or failed. */
export type DirectoryImage = { readonly url?: string; readonly isFailed: boolean }

/**
 * Returns the object URL of a directory's picture, which is held while the component is mounted. Names are painted
 * first.
 */
export function useDirectoryImage({ id, kind, delay }: DirectoryImageRequest): DirectoryImage {
  const { core } = useModal()
  const wanted = core.directory.state.status === 'off' ? undefined : id
  const [held, setHeld] = useState<DirectoryImage & { readonly id: string }>()

  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    let image: HeldImage | undefined
    const ask = () =>
      core.directory.image(wanted, { kind, signal: controller.signal }).then(
        (answer) => {
          if (controller.signal.aborted) return answer.release()
          image = answer
          setHeld({ id: wanted, url: answer.url, isFailed: false })
        },
        // The fallback shows.
        () => {
          if (!controller.signal.aborted) setHeld({ id: wanted, isFailed: true })
        },
      )
    let timer: unknown
    const begin = () => {
      if (controller.signal.aborted) return
      const ms = delay?.() ?? 0
      if (ms > 0) timer = core.ports.clock.setTimeout(begin, ms)
      else ask()
    }
    afterPaint(core.ports).then(begin)
    return () => {
      core.ports.clock.clearTimeout(timer)
      controller.abort()
      image?.release()
      setHeld(undefined)
    }
  }, [core, wanted, kind, delay])

  return held && held.id === wanted ? held : pending
}

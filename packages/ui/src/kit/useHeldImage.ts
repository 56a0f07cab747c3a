import { afterPaint } from '@latchkey/common'
import type { HeldImage } from '@latchkey/core'
import { useEffect, useState } from 'react'
import { useKit } from './kitContext.js'

export type HeldImageRequest = {
  /** The picture's id in the directory; without one nothing is asked. */
  readonly id: string | undefined
  readonly kind: 'wallet' | 'network'
  /** How long the picture is not asked for yet, in ms; called again when that time is over. Default: at once. */
  readonly delay?: (() => number) | undefined
}

/** Returns the object URL of a directory's picture, which is held while the component is mounted (R49). Names are painted first. */
export function useHeldImage({ id, kind, delay }: HeldImageRequest): string | undefined {
  const { core } = useKit()
  // The directory of the package has no pictures of networks.
  const isServed = kind === 'wallet' || core.options.state.current.services?.directory !== undefined
  const wanted = isServed && core.directory.state.status !== 'off' ? id : undefined
  const [held, setHeld] = useState<{ readonly id: string; readonly url: string }>()

  useEffect(() => {
    if (!wanted) return
    const controller = new AbortController()
    let image: HeldImage | undefined
    const ask = () =>
      core.directory.image(wanted, { kind, signal: controller.signal }).then(
        (answer) => {
          if (controller.signal.aborted) return answer.release()
          image = answer
          setHeld({ id: wanted, url: answer.url })
        },
        // The neutral icon is there already (FI9).
        () => undefined,
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

  return held && held.id === wanted ? held.url : undefined
}

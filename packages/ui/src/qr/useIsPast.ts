import { useEffect, useState } from 'react'
import { useModal } from '../modalContext/modalContext.js'

/** Timers stand still while a device sleeps, and fire at once after a delay of over 24 days. */
const longestWaitMs = 1_000

/** Returns whether a time of core's clock, in ms since 1970, is past. Renders again when it passes. */
export function useIsPast(time: number | undefined): boolean {
  const { clock } = useModal().core.ports
  const [, setPast] = useState<number>()

  useEffect(() => {
    if (time === undefined) return
    let timer: unknown
    const check = () => {
      const left = time - clock.now()
      if (left <= 0) return setPast(time)
      timer = clock.setTimeout(check, Math.min(left, longestWaitMs))
    }
    check()
    return () => clock.clearTimeout(timer)
  }, [clock, time])

  return time !== undefined && clock.now() >= time
}

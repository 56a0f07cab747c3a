import { useEffect, useState } from 'react'
import { useKit } from '../kit/kitContext.js'

/** How long until a moment of the core's clock, in whole seconds; counts down while there is one. */
export function useClock(until: number | undefined): number | undefined {
  const { clock } = useKit().core.ports
  const [, setTick] = useState(0)
  useEffect(() => {
    if (until === undefined) return
    let timer: unknown
    const tick = () => {
      setTick((count) => count + 1)
      timer = clock.setTimeout(tick, 1_000)
    }
    timer = clock.setTimeout(tick, 1_000)
    return () => clock.clearTimeout(timer)
  }, [clock, until])
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - clock.now()) / 1_000))
}

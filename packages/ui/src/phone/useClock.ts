import { limits } from '@latchkey/common'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/kitContext.js'
import { useSnap } from '../kit/useSnap.js'

/** How long the code may be handed out, in whole seconds of the core's clock; counts down while there is one. */
export function useClock(): number | undefined {
  const { pairing, ports } = useKit().core
  const { clock } = ports
  const { expiresAt } = useSnap(pairing.state)
  const [, setTick] = useState(0)
  useEffect(() => {
    if (expiresAt === undefined) return
    let timer: unknown
    const tick = () => {
      timer = clock.setTimeout(tick, 1_000)
      setTick((count) => count + 1)
    }
    timer = clock.setTimeout(tick, 1_000)
    return () => clock.clearTimeout(timer)
  }, [clock, expiresAt])
  return expiresAt && Math.max(0, Math.ceil((expiresAt - limits.pairingMarginSeconds * 1_000 - clock.now()) / 1_000))
}

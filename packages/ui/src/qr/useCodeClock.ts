import { limits } from '@latchkey/common'
import { useEffect, useState } from 'react'
import { useModal } from '../context/modalContext.js'
import { useSnap } from '../store/useSnap.js'

/** Remaining time of the code in whole seconds of core's clock. Counts down while there is a code. */
export function useCodeClock(): number | undefined {
  const { walletConnect, ports } = useModal().core
  const { clock } = ports
  const { expiresAt } = useSnap(walletConnect.state)
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
  return expiresAt && Math.max(0, Math.ceil((expiresAt - limits.pairingMarginMs - clock.now()) / 1_000))
}

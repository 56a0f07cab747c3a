import { useEffect, useState } from 'react'
import { useModal } from '../../../context/modalContext.js'

/** Delay after which an opened deep link is assumed to have failed if the page is still visible, in ms. */
const patienceMs = 2_000

/**
 * Returns whether the page is still visible some time after a link was opened, so the device probably does not have the app. `opened`
 * identifies the opened link: a new value restarts the time.
 */
export function useStillHere(opened: unknown): boolean {
  const { core, window } = useModal()
  const { clock } = core.ports
  const [isStillHere, setStillHere] = useState(false)

  useEffect(() => {
    setStillHere(false)
    if (opened === undefined) return
    const timer = clock.setTimeout(() => setStillHere(window.document.visibilityState === 'visible'), patienceMs)
    return () => clock.clearTimeout(timer)
  }, [clock, window, opened])

  return isStillHere
}

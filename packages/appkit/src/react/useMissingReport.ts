import { createBrowserPorts } from '@latchkey/core/start'
import { useEffect } from 'react'
import { claimMissingReport, lastInstance } from '../instance/instanceRegistry.js'

/** Time that a page has to create its instance after it showed a button, in ms. */
const graceMs = 3_000

/** Logs once that a button is empty because the page created no instance. `isGiven`: a provider has one. */
export function useMissingReport(isGiven: boolean): void {
  useEffect(() => {
    if (isGiven || lastInstance()) return
    const { clock, logger } = createBrowserPorts()
    const timer = clock.setTimeout(() => {
      if (claimMissingReport())
        logger.error(
          '[latchkey] The button is empty, because createAppKit has not run in this browser. Call it in a module that the page imports. In ' +
            "Next.js, that file begins with 'use client'.",
        )
    }, graceMs)
    return () => clock.clearTimeout(timer)
  }, [isGiven])
}

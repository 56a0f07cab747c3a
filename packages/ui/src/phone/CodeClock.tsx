import { limits } from '@latchkey/common'
import { useEffect, useState } from 'react'
import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { useLanguage } from '../kit/useLanguage.js'
import { useSnap } from '../kit/useSnap.js'
import { useClock } from './useClock.js'

/**
 * How long the code lasts (AX24). The seconds are for the eye; in words it is told once. While the way to the relay is interrupted that
 * is told instead (FI1). That a new code has taken its place is told by the panel, where somebody has the old one.
 */
export function CodeClock() {
  const { core } = useKit()
  const { locale } = useLanguage()
  const { relay, uri } = useSnap(core.pairing.state)
  const seconds = useClock()
  const [minutes, setMinutes] = useState<number>()

  const isBack = relay !== 'reconnecting'

  // Told a moment later: a region that comes with its words is often not read out.
  useEffect(() => {
    if (!isBack) setMinutes(undefined)
    else if (uri !== undefined && seconds !== undefined && minutes === undefined)
      setMinutes(Math.max(1, Math.round(seconds / 60)))
  }, [isBack, uri, seconds, minutes])

  const share = seconds === undefined ? 0 : seconds / (limits.pairingLifeMinutes * 60 - limits.pairingMarginSeconds)
  return (
    <div className="clock">
      {isBack && seconds !== undefined && (
        <p aria-hidden="true">
          <i>
            <b style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
          </i>
          <span>
            <T id="qrClock" values={{ time: formatTime(seconds, locale) }} />
          </span>
        </p>
      )}
      <p role="status" className={isBack ? 'sr' : 'wait'}>
        {isBack ? (
          minutes !== undefined && <T id="qrLasts" values={{ count: minutes.toLocaleString(locale) }} />
        ) : (
          <T id="reconnecting" />
        )}
      </p>
    </div>
  )
}

/** Minutes and seconds, with the digits of the language. */
function formatTime(seconds: number, locale: string): string {
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  return `${Math.floor(seconds / 60).toLocaleString(locale)}:${two.format(seconds % 60)}`
}

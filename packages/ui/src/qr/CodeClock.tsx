import { limits } from '@latchkey/common'
import { useEffect, useState } from 'react'
import { T } from '../i18n/T.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import { useSnap } from '../store/useSnap.js'
import { walletTexts } from '../wallet/texts.js'
import { type CodeLifetime, readClockStatus, readLifetime } from './clockStatus.js'
import { qrTexts } from './texts.js'

/**
 * The remaining time of the QR code. The seconds are visual; assistive technology hears the time once. While the
 * relay connection is interrupted, it shows that instead. The panel announces a new code if an app or the
 * clipboard has the old one.
 */
export function CodeClock() {
  const { core } = useModal()
  const { locale } = useLanguage()
  const { relay, uri } = useSnap(core.walletConnect.state)
  const seconds = useCodeClock()
  const [lifetime, setLifetime] = useState<CodeLifetime>()

  // Announced after a moment: a live region that is added with its text is often not read out.
  useEffect(() => setLifetime((before) => readLifetime(before, { relay, uri, seconds })), [relay, uri, seconds])

  const clock = readClockStatus({ relay, seconds }, lifetime)
  const isReconnecting = clock.status === 'reconnecting'
  return (
    <div className="code-clock">
      {clock.status === 'running' && (
        <p aria-hidden="true">
          <i>
            <b style={{ inlineSize: `${clock.share * 100}%` }} />
          </i>
          <span>
            <T text={qrTexts.newCodeIn} values={{ time: formatTime(clock.seconds, locale) }} />
          </span>
        </p>
      )}
      <p role="status" className={isReconnecting ? 'code-clock-notice' : 'visually-hidden'}>
        {isReconnecting && <T text={walletTexts.reconnecting} />}
        {!isReconnecting && clock.lifetime?.isAnnounced && <Lifetime minutes={clock.lifetime.minutes} />}
      </p>
      {!isReconnecting && clock.lifetime?.isAnnounced === false && (
        <p className="visually-hidden">
          <Lifetime minutes={clock.lifetime.minutes} />
        </p>
      )}
    </div>
  )
}

function Lifetime({ minutes }: Pick<CodeLifetime, 'minutes'>) {
  const { locale } = useLanguage()
  return <T text={qrTexts.validFor} values={{ time: formatMinutes(minutes, locale) }} />
}

/** Minutes with their unit, in the plural form of the language. */
function formatMinutes(minutes: number, locale: string): string {
  return minutes.toLocaleString(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
}

/** Minutes and seconds, with the digits of the language. */
function formatTime(seconds: number, locale: string): string {
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })
  return `${Math.floor(seconds / 60).toLocaleString(locale)}:${two.format(seconds % 60)}`
}

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

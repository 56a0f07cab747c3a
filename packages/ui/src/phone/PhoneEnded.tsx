import type { ErrorCode } from '@latchkey/common'
import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { useLanguage } from '../kit/useLanguage.js'
import { useSnap } from '../kit/useSnap.js'
import type { TextKey } from '../locales/en.js'
import { Button } from '../primitives/Button.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { PhoneMark } from './PhoneMark.js'
import { RetryButton } from './RetryButton.js'
import type { PhoneAttempt } from './useWalletConnect.js'

export type PhoneEndedProps = { readonly phone: PhoneAttempt }

const hints: Readonly<Partial<Record<ErrorCode, TextKey>>> = {
  USER_REJECTED: 'declinedHint',
  RELAY_UNREACHABLE: 'unreachableHint',
  // What the relay calls so is a token of this device with a time that is not now.
  SESSION_EXPIRED: 'clockHint',
}

/** No code can be had, or the wallet failed: what happened, that nothing was lost, and the ways on (FI2). */
export function PhoneEnded({ phone: { attempt, isStopped, ask } }: PhoneEndedProps) {
  const { core } = useKit()
  const { error } = useLanguage()
  const { status, code } = useSnap(core.pairing.state)
  const alert = useSnap(core.alert.state)
  const isFailed = status === 'failed'
  const reason = (isFailed ? code : attempt?.code) ?? 'PAIRING_FAILED'
  const isOver = isStopped && !isFailed
  const isQuiet = isOver || reason === 'USER_REJECTED'
  // What the alert above says is not said twice.
  const told = alert.open && alert.code === reason ? 'PAIRING_FAILED' : reason
  return (
    <div className="center">
      <LatchArc status={isQuiet ? 'declined' : 'failed'}>
        <PhoneMark />
      </LatchArc>
      <div className="center" role={isQuiet ? 'status' : 'alert'}>
        <p className="lead">{isOver ? <T id="stopped" /> : error(told)}</p>
        <p className="muted">
          <T id={hints[reason] ?? 'failedHint'} />
        </p>
      </div>
      <div className="stack">
        <RetryButton onRetry={ask} />
        <Button kind="text" onClick={core.router.goBack}>
          <T id="chooseAnother" />
        </Button>
      </div>
    </div>
  )
}

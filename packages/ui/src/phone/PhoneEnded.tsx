import { useKit } from '../kit/kitContext.js'
import { T } from '../kit/T.js'
import { useLanguage } from '../kit/useLanguage.js'
import { useSnap } from '../kit/useSnap.js'
import { Button } from '../primitives/Button.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { PhoneMark } from './PhoneMark.js'
import type { PhoneAttempt } from './useWalletConnect.js'

export type PhoneEndedProps = { readonly phone: PhoneAttempt }

/** No code can be had, or the wallet failed: what happened, that nothing was lost, and the ways on (FI2). */
export function PhoneEnded({ phone: { attempt, isStopped, ask } }: PhoneEndedProps) {
  const { core } = useKit()
  const { error } = useLanguage()
  const { status, code } = useSnap(core.pairing.state)
  const alert = useSnap(core.alert.state)
  const isDeclined = attempt?.status === 'declined' && status !== 'failed'
  const isOver = isStopped && status !== 'failed'
  const isQuiet = isDeclined || isOver
  const reason = (status === 'failed' ? code : attempt?.code) ?? 'PAIRING_FAILED'
  // What the alert above says is not said twice.
  const told = alert.open && alert.code === reason ? 'PAIRING_FAILED' : reason
  return (
    <div className="center">
      <LatchArc status={isQuiet ? 'declined' : 'failed'}>
        <PhoneMark />
      </LatchArc>
      <div className="center" role={isQuiet ? 'status' : 'alert'}>
        <p className="lead">{isOver ? <T id="stopped" /> : error(isDeclined ? 'USER_REJECTED' : told)}</p>
        <p className="muted">
          <T id={isDeclined ? 'declinedHint' : told === 'RELAY_UNREACHABLE' ? 'unreachableHint' : 'failedHint'} />
        </p>
      </div>
      <div className="stack">
        <Button onClick={ask}>
          <T id="tryAgain" />
        </Button>
        <Button kind="text" onClick={core.router.goBack}>
          <T id="chooseAnother" />
        </Button>
      </div>
    </div>
  )
}

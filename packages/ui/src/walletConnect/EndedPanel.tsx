import type { ErrorCode } from '@latchkey/common'
import type { TextDescriptor } from '../i18n/defineTexts.js'
import { T } from '../i18n/T.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { useModal } from '../modalContext/modalContext.js'
import { Button } from '../primitives/Button.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { ReloadButton, RetryButton } from '../primitives/RetryButton.js'
import { commonTexts } from '../primitives/texts.js'
import { useSnap } from '../store/useSnap.js'
import { walletTexts } from '../wallet/texts.js'
import type { WalletConnectEnd } from './readEnd.js'
import { walletConnectTexts } from './texts.js'
import { WalletConnectMark } from './WalletConnectMark.js'

export type EndedPanelProps = {
  readonly end: WalletConnectEnd
  /** Sends a new request. */
  readonly onRetry: () => void
}

const hints: Readonly<Partial<Record<ErrorCode, TextDescriptor>>> = {
  USER_REJECTED: walletTexts.declinedHint,
  RELAY_UNREACHABLE: walletConnectTexts.unreachableHint,
  // The relay rejects auth tokens from a device whose clock is wrong.
  SESSION_EXPIRED: walletConnectTexts.clockHint,
  VIEW_LOAD_FAILED: commonTexts.loadFailedHint,
}

/** Shown if no code is available or the wallet failed: the reason, and the next steps. */
export function EndedPanel({ end, onRetry }: EndedPanelProps) {
  const { core } = useModal()
  const { status } = end
  const reason = end.status === 'cancelled' ? undefined : end.reason
  return (
    <div className="center">
      <LatchArc status={status === 'failed' ? 'failed' : 'declined'}>
        <WalletConnectMark />
      </LatchArc>
      <div className="center" role={status === 'failed' ? 'alert' : 'status'}>
        <p className="lead">{reason ? <Reason code={reason} /> : <T text={walletConnectTexts.cancelled} />}</p>
        <p className="muted">
          <T text={(reason && hints[reason]) ?? walletTexts.failedHint} />
        </p>
      </div>
      <div className="button-stack">
        <RetryButton onRetry={onRetry} />
        {reason === 'VIEW_LOAD_FAILED' && <ReloadButton />}
        <Button kind="text" onClick={core.router.goBack}>
          <T text={walletTexts.chooseAnother} />
        </Button>
      </div>
    </div>
  )
}

/** The text of an error. A general one, if the alert already shows the text. */
function Reason({ code }: { readonly code: ErrorCode }) {
  const { core } = useModal()
  const { error } = useLanguage()
  const alert = useSnap(core.alert.state)
  return <span>{error(alert.open && alert.code === code ? 'PAIRING_FAILED' : code)}</span>
}

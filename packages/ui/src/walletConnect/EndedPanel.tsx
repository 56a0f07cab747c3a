import type { ErrorCode } from '@latchkey/common'
import { useModal } from '../context/modalContext.js'
import type { TextDescriptor } from '../i18n/defineTexts.js'
import { T } from '../i18n/T.js'
import { useLanguage } from '../i18n/useLanguage.js'
import { Button } from '../primitives/Button.js'
import { LatchArc } from '../primitives/LatchArc.js'
import { ReloadButton } from '../primitives/ReloadButton.js'
import { RetryButton } from '../primitives/RetryButton.js'
import { commonTexts } from '../primitives/texts.js'
import { useSnap } from '../store/useSnap.js'
import { walletTexts } from '../wallet/texts.js'
import { walletConnectTexts } from './texts.js'
import type { WalletConnectAttempt } from './useWalletConnect.js'
import { WalletConnectMark } from './WalletConnectMark.js'

export type EndedPanelProps = { readonly walletConnect: WalletConnectAttempt }

const hints: Readonly<Partial<Record<ErrorCode, TextDescriptor>>> = {
  USER_REJECTED: walletTexts.declinedHint,
  RELAY_UNREACHABLE: walletConnectTexts.unreachableHint,
  // The relay's error refers to a token of this device with a wrong time.
  SESSION_EXPIRED: walletConnectTexts.clockHint,
  VIEW_LOAD_FAILED: commonTexts.loadFailedHint,
}

/** Shown if no code is available or the wallet failed: the reason, and the next steps (FI2). */
export function EndedPanel({ walletConnect: { attempt, isStopped, ask } }: EndedPanelProps) {
  const { core } = useModal()
  const { error } = useLanguage()
  const { status, code } = useSnap(core.walletConnect.state)
  const alert = useSnap(core.alert.state)
  const isFailed = status === 'failed'
  const reason = (isFailed ? code : attempt?.code) ?? 'PAIRING_FAILED'
  const isOver = isStopped && !isFailed
  const isQuiet = isOver || reason === 'USER_REJECTED'
  // Omit what the alert already says.
  const told = alert.open && alert.code === reason ? 'PAIRING_FAILED' : reason
  return (
    <div className="center">
      <LatchArc status={isQuiet ? 'declined' : 'failed'}>
        <WalletConnectMark />
      </LatchArc>
      <div className="center" role={isQuiet ? 'status' : 'alert'}>
        <p className="lead">{isOver ? <T text={walletConnectTexts.cancelled} /> : error(told)}</p>
        <p className="muted">
          <T text={hints[reason] ?? walletTexts.failedHint} />
        </p>
      </div>
      <div className="button-stack">
        <RetryButton onRetry={ask} />
        {reason === 'VIEW_LOAD_FAILED' && <ReloadButton />}
        <Button kind="text" onClick={core.router.goBack}>
          <T text={walletTexts.chooseAnother} />
        </Button>
      </div>
    </div>
  )
}

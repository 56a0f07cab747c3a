import type { Connector, ErrorCode } from '@latchkey/common'
import type { ConnectAttempt } from '@latchkey/core'
import { useState } from 'react'
import { useModal } from '../../../context/modalContext.js'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { Button } from '../../../primitives/Button.js'
import { ReloadButton } from '../../../primitives/ReloadButton.js'
import { commonTexts } from '../../../primitives/texts.js'
import { askWallet } from '../../../wallet/askWallet.js'
import { walletTexts } from '../../../wallet/texts.js'
import { texts } from './texts.js'

export type ConnectingProps = {
  readonly connector: Connector
  readonly name: string
  /** The wallet's attempt; `undefined` before the first request and after the attempt was cancelled. */
  readonly attempt: ConnectAttempt | undefined
}

/** Advice per error code, if a retry is not the best next step. */
const hints: Readonly<Partial<Record<ErrorCode, TextDescriptor>>> = {
  REQUEST_PENDING: texts.pendingHint,
  WALLET_LOCKED: texts.lockedHint,
  EXTENSION_INVALIDATED: texts.reloadHint,
  WALLET_NO_ACCOUNT: texts.noAccountHint,
  VIEW_LOAD_FAILED: commonTexts.loadFailedHint,
}

/** State of the connection request, with the next actions. */
export function Connecting({ connector, name, attempt }: ConnectingProps) {
  const { core } = useModal()
  const { status, isSlow, code = 'WALLET_FAILED' } = attempt ?? { status: 'idle', isSlow: false }
  /** The wallet opens no second window while it has an open request. */
  const [mayBeOpen, setMayBeOpen] = useState(false)

  /** Cancels this connector's request only; other namespaces may have requests of their own. */
  const cancelRequest = () => core.connection.cancel('ABORTED', connector.chain)

  function ask(): void {
    setMayBeOpen(status === 'pending' || code === 'REQUEST_PENDING')
    cancelRequest()
    askWallet(core, connector)
  }

  function giveUp(): void {
    cancelRequest()
    core.router.goBack()
  }

  if (status === 'idle') return <Ready name={name} onAsk={ask} />
  const isFailed = status === 'failed'
  return (
    <>
      {/* One live region for pending, connected and rejected: screen readers often skip a region that mounts with its text. */}
      <div className="center" key={isFailed ? status : undefined} role={isFailed ? 'alert' : 'status'}>
        <StatusText status={status} name={name} code={code} hasSlowHint={isSlow && !mayBeOpen} mayBeOpen={mayBeOpen} />
      </div>
      <div className={status === 'connected' ? 'button-stack spacer' : 'button-stack'}>
        {status === 'pending' && <PendingActions isSlow={isSlow} onAsk={ask} onCancel={giveUp} />}
        {(status === 'declined' || isFailed) && <EndedActions code={code} onAsk={ask} onLeave={giveUp} />}
      </div>
    </>
  )
}

function Ready({ name, onAsk }: Pick<ConnectingProps, 'name'> & { readonly onAsk: () => void }) {
  return (
    <>
      <p className="lead">
        <T text={walletTexts.connectWith} values={{ wallet: name }} />
      </p>
      <p className="muted">
        <T text={texts.readyHint} />
      </p>
      <div className="button-stack">
        <Button onClick={onAsk}>
          <T text={walletTexts.connect} />
        </Button>
      </div>
    </>
  )
}

type StatusTextProps = {
  readonly status: ConnectAttempt['status']
  readonly name: string
  readonly code: ErrorCode
  readonly hasSlowHint: boolean
  readonly mayBeOpen: boolean
}

function StatusText({ status, name, code, hasSlowHint, mayBeOpen }: StatusTextProps) {
  const { error } = useLanguage()
  const values = { wallet: name }
  if (status === 'pending')
    return (
      <>
        <p className="lead">
          <T text={walletTexts.open} values={values} />
        </p>
        <p className="muted">
          <T text={mayBeOpen ? walletTexts.askedAgainHint : texts.openHint} />
        </p>
        {hasSlowHint && (
          <p className="muted">
            <T text={texts.slowHint} />
          </p>
        )}
      </>
    )
  const isRejected = status === 'declined'
  return (
    <>
      <p className="lead">
        {status === 'connected' ? <T text={commonTexts.connected} /> : error(isRejected ? 'USER_REJECTED' : code)}
      </p>
      <p className="muted">
        {status === 'connected' ? (
          <T text={texts.connectedHint} values={values} />
        ) : (
          <T text={isRejected ? walletTexts.declinedHint : (hints[code] ?? walletTexts.failedHint)} />
        )}
      </p>
    </>
  )
}

type PendingActionsProps = { readonly isSlow: boolean; readonly onAsk: () => void; readonly onCancel: () => void }

function PendingActions({ isSlow, onAsk, onCancel }: PendingActionsProps) {
  return (
    <>
      {isSlow && (
        <Button kind="quiet" onClick={onAsk}>
          <T text={commonTexts.tryAgain} />
        </Button>
      )}
      <Button kind={isSlow ? 'text' : 'quiet'} onClick={onCancel}>
        <T text={commonTexts.cancel} />
      </Button>
    </>
  )
}

type EndedActionsProps = { readonly code: ErrorCode; readonly onAsk: () => void; readonly onLeave: () => void }

function EndedActions({ code, onAsk, onLeave }: EndedActionsProps) {
  return (
    <>
      {code === 'EXTENSION_INVALIDATED' ? (
        <ReloadButton kind="primary" />
      ) : (
        <Button onClick={onAsk}>
          <T text={code === 'REQUEST_PENDING' ? walletTexts.checkAgain : commonTexts.tryAgain} />
        </Button>
      )}
      {code === 'VIEW_LOAD_FAILED' && <ReloadButton />}
      <Button kind="text" onClick={onLeave}>
        <T text={walletTexts.chooseAnother} />
      </Button>
    </>
  )
}

import type { Connector, ErrorCode } from '@latchkey/common'
import type { ConnectAttempt } from '@latchkey/core'
import { useState } from 'react'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { ReloadButton } from '../../../primitives/RetryButton.js'
import { commonTexts } from '../../../primitives/texts.js'
import { askWallet } from '../../../wallet/askWallet.js'
import { walletTexts } from '../../../wallet/texts.js'
import { type ConnectStatus, type EndedRequest, type PendingRequest, readConnectStatus } from './status.js'
import { texts } from './texts.js'

export type ConnectingProps = {
  readonly connector: Connector
  readonly name: string
  /** The wallet's attempt; `undefined` before the first request and after the attempt was cancelled. */
  readonly attempt: ConnectAttempt | undefined
}

/** Advice per error code, if a retry is not the best next step. */
const hints: Readonly<Partial<Record<ErrorCode, TextDescriptor>>> = {
  USER_REJECTED: walletTexts.declinedHint,
  REQUEST_PENDING: texts.pendingHint,
  WALLET_LOCKED: texts.lockedHint,
  EXTENSION_INVALIDATED: texts.reloadHint,
  WALLET_NO_ACCOUNT: texts.noAccountHint,
  VIEW_LOAD_FAILED: commonTexts.loadFailedHint,
}

/** State of the connection request, with the next actions. */
export function Connecting({ connector, name, attempt }: ConnectingProps) {
  const { core } = useModal()
  const [mayBeOpen, setMayBeOpen] = useState(false)
  const state = readConnectStatus(attempt, mayBeOpen)
  const { status } = state

  /** Cancels this connector's request only; other namespaces may have requests of their own. */
  const cancelRequest = () => core.connection.cancel('ABORTED', connector.chain)

  function ask(): void {
    setMayBeOpen(status === 'pending' || attempt?.code === 'REQUEST_PENDING')
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
      {/* One live region for pending, connected and rejected: screen readers often skip a region that mounts with
          its text. */}
      <div className="center" key={isFailed ? status : undefined} role={isFailed ? 'alert' : 'status'}>
        <StatusText state={state} name={name} />
      </div>
      <div className={status === 'connected' ? 'button-stack spacer' : 'button-stack'}>
        {status === 'pending' && <PendingActions state={state} onAsk={ask} onCancel={giveUp} />}
        {(status === 'declined' || status === 'failed') && <EndedActions state={state} onAsk={ask} onLeave={giveUp} />}
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

type StatusTextProps = { readonly state: Exclude<ConnectStatus, { status: 'idle' }>; readonly name: string }

function StatusText({ state, name }: StatusTextProps) {
  const { error } = useLanguage()
  const values = { wallet: name }
  if (state.status === 'pending')
    return (
      <>
        <p className="lead">
          <T text={walletTexts.open} values={values} />
        </p>
        <p className="muted">
          <T text={state.mayBeOpen ? walletTexts.askedAgainHint : texts.openHint} />
        </p>
        {state.hasSlowHint && (
          <p className="muted">
            <T text={texts.slowHint} />
          </p>
        )}
      </>
    )
  if (state.status === 'connected')
    return (
      <>
        <p className="lead">
          <T text={commonTexts.connected} />
        </p>
        <p className="muted">
          <T text={texts.connectedHint} values={values} />
        </p>
      </>
    )
  return (
    <>
      <p className="lead">{error(state.error)}</p>
      <p className="muted">
        <T text={hints[state.error] ?? walletTexts.failedHint} />
      </p>
    </>
  )
}

type PendingActionsProps = {
  readonly state: PendingRequest
  readonly onAsk: () => void
  readonly onCancel: () => void
}

function PendingActions({ state: { canAskAgain }, onAsk, onCancel }: PendingActionsProps) {
  return (
    <>
      {canAskAgain && (
        <Button kind="secondary" onClick={onAsk}>
          <T text={commonTexts.tryAgain} />
        </Button>
      )}
      <Button kind={canAskAgain ? 'text' : 'secondary'} onClick={onCancel}>
        <T text={commonTexts.cancel} />
      </Button>
    </>
  )
}

type EndedActionsProps = {
  readonly state: EndedRequest
  readonly onAsk: () => void
  readonly onLeave: () => void
}

function EndedActions({ state: { next, canReload }, onAsk, onLeave }: EndedActionsProps) {
  return (
    <>
      {next === 'reload' ? (
        <ReloadButton kind="primary" />
      ) : (
        <Button onClick={onAsk}>
          <T text={next === 'checkAgain' ? walletTexts.checkAgain : commonTexts.tryAgain} />
        </Button>
      )}
      {canReload && <ReloadButton />}
      <Button kind="text" onClick={onLeave}>
        <T text={walletTexts.chooseAnother} />
      </Button>
    </>
  )
}

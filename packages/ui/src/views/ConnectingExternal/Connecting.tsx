import type { Connector, ErrorCode } from '@latchkey/common'
import type { ConnectAttempt } from '@latchkey/core'
import { useState } from 'react'
import { askWallet } from '../../kit/askWallet.js'
import { useKit } from '../../kit/kitContext.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import type { TextKey } from '../../locales/en.js'
import { Button } from '../../primitives/Button.js'

export type ConnectingProps = {
  readonly connector: Connector
  readonly name: string
  /** This wallet's attempt; without one it has not been asked, or the attempt was given up. */
  readonly attempt: ConnectAttempt | undefined
}

/** What to do next, for the codes where trying again is not the first thing. */
const hints: Readonly<Partial<Record<ErrorCode, TextKey>>> = {
  REQUEST_PENDING: 'pendingElsewhereHint',
  WALLET_LOCKED: 'lockedHint',
  EXTENSION_INVALIDATED: 'reloadHint',
  WALLET_NO_ACCOUNT: 'noAccountHint',
}

/** What is awaited or how it ended, and the way on. */
export function Connecting({ connector, name, attempt }: ConnectingProps) {
  const { core, window } = useKit()
  const { error } = useLanguage()
  const { status, isSlow, code = 'WALLET_FAILED' } = attempt ?? { status: 'idle', isSlow: false }
  const values = { wallet: name }
  /** A wallet that keeps a request open shows no second window for it. */
  const [mayBeOpen, setMayBeOpen] = useState(false)

  /** Another kind of chain may be asking, too: that goes on. */
  const giveUpRequest = () => core.connection.cancel('ABORTED', connector.chain)

  function ask(): void {
    setMayBeOpen(status === 'pending' || code === 'REQUEST_PENDING')
    giveUpRequest()
    askWallet(core, connector)
  }

  function giveUp(): void {
    giveUpRequest()
    core.router.goBack()
  }

  if (status === 'pending')
    return (
      <>
        <div className="center" role="status">
          <p className="lead">
            <T id="openWallet" values={values} />
          </p>
          <p className="muted">
            <T id={mayBeOpen ? 'askedAgainHint' : 'openWalletHint'} />
          </p>
          {isSlow && !mayBeOpen && (
            <p className="muted">
              <T id="slowHint" />
            </p>
          )}
        </div>
        <div className="stack">
          {isSlow && (
            <Button kind="quiet" onClick={ask}>
              <T id="tryAgain" />
            </Button>
          )}
          <Button kind={isSlow ? 'text' : 'quiet'} onClick={giveUp}>
            <T id="cancel" />
          </Button>
        </div>
      </>
    )
  if (status === 'connected')
    return (
      <>
        <div className="center" role="status">
          <p className="lead">
            <T id="connected" />
          </p>
          <p className="muted">
            <T id="connectedHint" values={values} />
          </p>
        </div>
        <div className="stack spacer" />
      </>
    )
  if (status === 'idle')
    return (
      <>
        <p className="lead">
          <T id="readyToConnect" values={values} />
        </p>
        <p className="muted">
          <T id="readyToConnectHint" />
        </p>
        <div className="stack">
          <Button onClick={ask}>
            <T id="connect" />
          </Button>
        </div>
      </>
    )
  const isDeclined = status === 'declined'
  return (
    <>
      {/* The status that told what is awaited tells of the decline, too: one that is new is often not read out. */}
      <div className="center" key={isDeclined ? undefined : status} role={isDeclined ? 'status' : 'alert'}>
        <p className="lead">{error(isDeclined ? 'USER_REJECTED' : code)}</p>
        <p className="muted">
          <T id={isDeclined ? 'declinedHint' : (hints[code] ?? 'failedHint')} />
        </p>
      </div>
      <div className="stack">
        {code === 'EXTENSION_INVALIDATED' ? (
          <Button onClick={() => window.location.reload()}>
            <T id="reload" />
          </Button>
        ) : (
          <Button onClick={ask}>
            <T id={code === 'REQUEST_PENDING' ? 'checkAgain' : 'tryAgain'} />
          </Button>
        )}
        <Button kind="text" onClick={giveUp}>
          <T id="chooseAnother" />
        </Button>
      </div>
    </>
  )
}

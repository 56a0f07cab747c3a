import { cleanText } from '@latchkey/common'
import type { GrantedSession, SmartSessions } from '@latchkey/core'
import { useRef } from 'react'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { LetterTile } from '../../../primitives/LetterTile.js'
import { Picture } from '../../../primitives/Picture.js'
import { Row } from '../../../primitives/Row.js'
import { commonTexts } from '../../../primitives/texts.js'
import { useSnap } from '../../../store/useSnap.js'
import { SessionTerms } from '../terms/SessionTerms.js'
import { sessionName } from '../terms/sessionName.js'
import { type RevokeStatus, readRevokeStatus } from './status.js'
import { texts } from './texts.js'

export type SessionCardProps = {
  readonly session: GrantedSession
  readonly state: SmartSessions['state']
  readonly onRevoke: () => void
  /** Removes it from the list alone. */
  readonly onRemove: () => void
  readonly onCancel: () => void
}

/** One permission: the app, what it may do, and the button to revoke it with the state of the request. */
export function SessionCard({ session, state, onRevoke, onRemove, onCancel }: SessionCardProps) {
  const { text } = useLanguage()
  const card = useRef<HTMLElement>(null)
  const { revocations } = useSnap(state)
  const { name, host } = sessionName(session)
  const revoking = readRevokeStatus(revocations[session.pci])
  const isAgain = revoking.status === 'declined' || revoking.status === 'failed'
  const isInWallet = revoking.status === 'pending' && revoking.step !== 'saving'
  const canRemove = revoking.status === 'failed' && revoking.hint === 'removeHint'
  // The pressed button disappears; the button to revoke stays.
  const keepFocus = (act: () => void) => () => {
    card.current?.querySelector<HTMLElement>('.button')?.focus()
    act()
  }
  return (
    <section className="session-card" aria-label={name} ref={card}>
      <Row
        image={<Picture src={undefined} fallback={<LetterTile name={name} />} />}
        name={<bdi translate="no">{name}</bdi>}
        detail={host && <bdi translate="no">{host}</bdi>}
        title={name}
      />
      <SessionTerms session={session} state={state} />
      <div role={revoking.status === 'failed' ? 'alert' : 'status'} key={`${revoking.status === 'failed'}`}>
        <RevokeText status={revoking} />
      </div>
      <Button
        kind="danger"
        busy={revoking.status === 'pending'}
        onClick={onRevoke}
        aria-label={isAgain ? undefined : text(texts.revokeOf, { app: name })}
      >
        <T text={isAgain ? commonTexts.tryAgain : texts.revoke} />
      </Button>
      {canRemove && (
        <Button key="remove" kind="text" onClick={keepFocus(onRemove)}>
          <T text={texts.remove} />
        </Button>
      )}
      {isInWallet && (
        <Button key="cancel" kind="text" onClick={keepFocus(onCancel)}>
          <T text={commonTexts.cancel} />
        </Button>
      )}
    </section>
  )
}

function RevokeText({ status }: { readonly status: RevokeStatus }) {
  const { core } = useModal()
  const { error } = useLanguage()
  const wallet = cleanText(core.accounts.getConnected('eip155')?.wallet.name ?? '')
  if (status.status === 'idle') return null
  if (status.status === 'pending')
    return (
      <>
        <p className="note">
          <T text={texts[status.step]} values={{ wallet }} />
        </p>
        {status.isSlow && (
          <p className="note">
            <T text={texts.slowHint} />
          </p>
        )}
      </>
    )
  if (status.status === 'declined')
    return (
      <p className="note">
        <T text={texts.declined} />
      </p>
    )
  return (
    <>
      <p className="note">{error(status.code)}</p>
      {status.hint && (
        <p className="note">
          <T text={texts[status.hint]} />
        </p>
      )}
    </>
  )
}

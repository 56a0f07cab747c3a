import { cleanText, parseCaipAddress } from '@latchkey/common'
import type { GrantedSession, SmartSessions } from '@latchkey/core'
import { useEffect, useRef } from 'react'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Failed } from '../../../primitives/Failed.js'
import { focusTitle } from '../../../primitives/focusTitle.js'
import { ShieldIcon } from '../../../primitives/icons.js'
import { Skeleton } from '../../../primitives/Loading.js'
import { Picture } from '../../../primitives/Picture.js'
import { Row } from '../../../primitives/Row.js'
import { commonTexts } from '../../../primitives/texts.js'
import { useSnap } from '../../../store/useSnap.js'
import { useSmartSessions } from '../terms/useSmartSessions.js'
import { SessionCard } from './SessionCard.js'
import { readListStatus } from './status.js'
import { texts } from './texts.js'

/** The permissions that the account granted to apps, each with a button to revoke it. */
export function SmartSessionList() {
  const { sessions, retry } = useSmartSessions()
  if (sessions) return <List sessions={sessions} />
  return (
    <div className="body">
      <Failed code="VIEW_LOAD_FAILED" hint={commonTexts.loadFailedHint} onRetry={retry} />
    </div>
  )
}

type ListProps = { readonly sessions: SmartSessions }

function List({ sessions: feature }: ListProps) {
  const { core } = useModal()
  const { text, locale } = useLanguage()
  const body = useRef<HTMLDivElement>(null)
  const { list } = useSnap(feature.state)
  useSnap(core.accounts.state)
  useSnap(core.options.state)
  const account = core.accounts.getConnected('eip155')?.caipAddress
  const isSupported = feature.isSupported() && feature.hasList()

  useEffect(() => {
    if (isSupported && account) void feature.refresh()
  }, [feature, isSupported, account])

  const state = readListStatus({ list, account, isSupported })
  const { status, sessions = [] } = { sessions: undefined, ...state }
  const change = async ({ pci }: GrantedSession, verb: 'revoke' | 'remove') => {
    try {
      await feature[verb](pci)
      // The card with the focused button disappears.
      focusTitle(body.current)
      core.snackbar.showSuccess(text(verb === 'revoke' ? texts.revoked : texts.removed))
    } catch {
      // The card shows the reason.
    }
  }

  return (
    <div className="body" ref={body} aria-busy={status === 'loading' || undefined}>
      <p className="visually-hidden" role="status">
        {status === 'loading' && <T text={texts.loading} />}
        {status === 'listed' && <T text={texts.listed} values={{ count: sessions.length.toLocaleString(locale) }} />}
      </p>
      {status === 'unsupported' && (
        <div className="center empty">
          <Picture src={undefined} fallback={<ShieldIcon />} />
          <p className="lead">
            <T text={texts.unsupported} />
          </p>
          <p className="muted">
            <T text={texts.unsupportedHint} />
          </p>
        </div>
      )}
      {status === 'empty' && <Empty />}
      {sessions.length > 0 && (
        <>
          <p className="text">
            <T text={texts.lead} />
          </p>
          <ul className="list">
            {sessions.map((session) => (
              <li key={session.pci}>
                <SessionCard
                  session={session}
                  state={feature.state}
                  onRevoke={() => void change(session, 'revoke')}
                  onRemove={() => void change(session, 'remove')}
                  onCancel={() => feature.cancel(session.pci)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {status === 'loading' && sessions.length === 0 && <Placeholders />}
      {state.status === 'failed' && (
        <Failed code={state.code} hint={texts.failedHint} onRetry={() => void feature.refresh()} />
      )}
    </div>
  )
}

function Empty() {
  const { core } = useModal()
  const account = core.accounts.getConnected('eip155')
  const network = account && core.networks.find(parseCaipAddress(account.caipAddress).caipNetworkId, 'eip155')?.name
  return (
    <div className="center empty">
      <Picture src={undefined} fallback={<ShieldIcon />} />
      <p className="lead">
        <T text={texts.none} />
      </p>
      <p className="muted">
        <T text={texts.noneHint} values={{ network: cleanText(network ?? account?.caipNetworkId ?? '') }} />
      </p>
    </div>
  )
}

/** Placeholders for permissions that are loading. */
function Placeholders() {
  return (
    <div className="list" aria-hidden="true">
      {[0, 1].map((index) => (
        <div className="session-card" key={index}>
          <Row image={<span className="picture" />} name={<Skeleton />} detail={<Skeleton />} />
          <div className="session-terms">
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  )
}

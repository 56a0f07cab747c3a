import { cleanText, parseCaipAddress, truncateMiddle } from '@latchkey/common'
import type { SmartSessions } from '@latchkey/core'
import type { ReactNode } from 'react'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { Failed } from '../../../primitives/Failed.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { commonTexts } from '../../../primitives/texts.js'
import { useSnap } from '../../../store/useSnap.js'
import { walletTexts } from '../../../wallet/texts.js'
import { WalletImage } from '../../../wallet/WalletImage.js'
import { SessionTerms } from '../terms/SessionTerms.js'
import { sessionName } from '../terms/sessionName.js'
import { useSmartSessions } from '../terms/useSmartSessions.js'
import { type CreatedStatus, readCreatedStatus } from './status.js'
import { texts } from './texts.js'

/** Shows the permission that the wallet just granted, and adds it to the list of the account. */
export function SmartSessionCreated() {
  const { sessions, retry } = useSmartSessions()
  if (sessions) return <Created sessions={sessions} />
  return (
    <div className="body">
      <Failed code="VIEW_LOAD_FAILED" hint={commonTexts.loadFailedHint} onRetry={retry} />
    </div>
  )
}

const arcs = {
  none: 'idle',
  granted: 'connected',
  elsewhere: 'connected',
  signing: 'pending',
  saving: 'pending',
  listed: 'connected',
  declined: 'declined',
  failed: 'failed',
} as const

type CreatedProps = { readonly sessions: SmartSessions }

function Created({ sessions: feature }: CreatedProps) {
  const { core } = useModal()
  const { granted } = useSnap(feature.state)
  useSnap(core.accounts.state)
  const { metadata } = useSnap(core.options.state).current
  const account = core.accounts.getConnected('eip155')?.caipAddress
  const state = readCreatedStatus({ granted, account, hasList: feature.hasList() })
  const { status } = state
  const canAdd =
    status !== 'none' && status !== 'listed' && status !== 'elsewhere' && !(status === 'granted' && !state.canList)
  // The result is in the state.
  const add = () => void feature.record().catch(() => undefined)
  function cancel(button: Element) {
    // The pressed button disappears.
    button.parentElement?.querySelector('button')?.focus()
    if (granted) feature.cancel(granted.session.pci)
  }
  return (
    <div className="body center">
      <LatchArc status={arcs[status]}>
        <WalletImage src={metadata.icons[0]} name={cleanText(metadata.name)} />
      </LatchArc>
      {/* One live region for every status: screen readers often skip a new one, but announce an alert. */}
      <div className="center" key={`${status === 'failed'}`} role={status === 'failed' ? 'alert' : 'status'}>
        <StatusText state={state} />
      </div>
      {status !== 'none' && <SessionTerms session={state.session} state={feature.state} />}
      <div className="button-stack">
        {canAdd && (
          // The button stays while the wallet asks, so that it keeps the focus.
          <Button busy={status === 'signing' || status === 'saving'} onClick={add}>
            <T text={status === 'declined' || status === 'failed' ? commonTexts.tryAgain : texts.add} />
          </Button>
        )}
        {(status === 'listed' || status === 'none') && feature.hasList() && (
          <Button kind="secondary" onClick={() => core.router.replace('SmartSessionList')}>
            <T text={texts.showList} />
          </Button>
        )}
        <Button kind={canAdd ? 'text' : 'primary'} onClick={() => core.modal.close()}>
          <T text={canAdd ? texts.notNow : texts.done} />
        </Button>
        {/* Last, so that a double click hits nothing else. */}
        {status === 'signing' && (
          <Button kind="text" onClick={(event) => cancel(event.currentTarget)}>
            <T text={commonTexts.cancel} />
          </Button>
        )}
      </div>
    </div>
  )
}

function StatusText({ state }: { readonly state: CreatedStatus }) {
  const { core } = useModal()
  const { error } = useLanguage()
  const wallet = cleanText(core.accounts.getConnected('eip155')?.wallet.name ?? '')
  if (state.status === 'none') return <Lines lead={<T text={texts.none} />} hint={<T text={texts.noneHint} />} />
  const app = sessionName(state.session).name
  switch (state.status) {
    case 'granted':
      return (
        <Lines
          lead={<T text={texts.lead} values={{ app }} />}
          hint={<T text={state.canList ? texts.listHint : texts.noListHint} values={{ wallet }} />}
        />
      )
    case 'elsewhere': {
      const { address, caipNetworkId } = parseCaipAddress(state.account)
      const network = cleanText(core.networks.find(caipNetworkId, 'eip155')?.name ?? caipNetworkId)
      const values = { account: truncateMiddle(address, 6, 4), network, wallet }
      return (
        <Lines
          lead={<T text={texts.lead} values={{ app }} />}
          hint={<T text={state.canList ? texts.elsewhereHint : texts.noListHint} values={values} />}
        />
      )
    }
    case 'signing':
      return (
        <Lines
          lead={<T text={walletTexts.open} values={{ wallet }} />}
          hint={<T text={texts.signingHint} />}
          slowHint={state.isSlow && <T text={texts.slowHint} />}
        />
      )
    case 'saving':
      return <Lines lead={<T text={texts.saving} />} />
    case 'listed':
      return <Lines lead={<T text={texts.lead} values={{ app }} />} hint={<T text={texts.listed} />} />
    case 'declined':
      return <Lines lead={<T text={texts.declined} />} hint={<T text={texts.notListed} />} />
    case 'failed':
      return (
        <Lines
          lead={error(state.error)}
          hint={<T text={state.error === 'REQUEST_PENDING' ? texts.pendingHint : texts.notListed} />}
        />
      )
  }
}

type LinesProps = { readonly lead: ReactNode; readonly hint?: ReactNode; readonly slowHint?: ReactNode }

function Lines({ lead, hint, slowHint }: LinesProps) {
  return (
    <>
      <p className="lead">{lead}</p>
      {hint && <p className="muted">{hint}</p>}
      {slowHint && <p className="muted">{slowHint}</p>}
    </>
  )
}

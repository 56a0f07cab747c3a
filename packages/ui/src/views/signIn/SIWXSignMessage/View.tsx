import { cleanText } from '@latchkey/common'
import type { Core, SignInStatus } from '@latchkey/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { Button } from '../../../primitives/Button.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { commonTexts } from '../../../primitives/texts.js'
import { useSnap } from '../../../store/useSnap.js'
import { ShortAddress } from '../../../wallet/ShortAddress.js'
import { walletTexts } from '../../../wallet/texts.js'
import { WalletImage } from '../../../wallet/WalletImage.js'
import { walletDetails } from '../../../wallet/walletDetails.js'
import { markInvisible } from './markInvisible.js'
import { readSignMessageStatus, type SignMessageStatus } from './status.js'
import { texts } from './texts.js'

/** Asks the visitor to sign the sign-in message, and shows how the request ends. The core closes the view. */
export function SIWXSignMessage() {
  const { core } = useModal()
  const { error } = useLanguage()
  const { activeNamespace } = useSnap(core.networks.state)
  const { shake } = useSnap(core.modal.state)
  const { namespace = activeNamespace } = useScreen<'SIWXSignMessage'>().data
  useSnap(core.signIn.state)
  useSnap(core.accounts.state)
  const now = namespace && core.signIn.get(namespace)
  // The core clears the status when the visitor cancels. Keep showing it during the closing animation.
  const last = useRef(now)
  if (now) last.current = now
  const signIn = last.current
  const needsMessage = now?.status === 'signedOut' && now.message === undefined

  useEffect(() => {
    if (namespace && needsMessage) void core.signIn.prepare(namespace)
  }, [core, namespace, needsMessage])

  const state = readSignMessageStatus(signIn)
  if (!namespace || !signIn || !state)
    return (
      <div className="body center">
        <p className="lead">{error('NOT_CONNECTED')}</p>
      </div>
    )

  // The result is in the state.
  const sign = () => void core.signIn.sign(namespace).catch(() => undefined)
  const isRequired = core.signIn.isRequired()
  const isEnded = state.status === 'declined' || state.status === 'failed'
  const { message } = { message: undefined, ...state }
  return (
    <div className="body center">
      <Parties signIn={signIn} state={state} />
      {/* One live region for every status: screen readers often skip a new one, but announce an alert. */}
      <div
        className="center"
        key={`${state.status === 'failed'}`}
        role={state.status === 'failed' ? 'alert' : 'status'}
      >
        <StatusText signIn={signIn} state={state} isRequired={isRequired} />
      </div>
      <Account signIn={signIn} />
      {message !== undefined && <Message text={message} />}
      <p className="text sign-in-message-note" role="status">
        {shake && isRequired && <T text={texts.toContinue} />}
      </p>
      {state.status !== 'signedIn' && (
        <div className="button-stack">
          {/* The button stays while the wallet asks, so that it keeps the focus. */}
          <Button busy={state.status === 'working' || state.status === 'signing'} onClick={sign}>
            <T text={isEnded ? commonTexts.tryAgain : texts.sign} />
          </Button>
          <Button
            kind={state.status === 'signing' ? 'secondary' : 'text'}
            onClick={() => void core.signIn.cancel(namespace)}
          >
            <T text={isRequired || state.status === 'signing' ? commonTexts.cancel : texts.notNow} />
          </Button>
        </div>
      )}
    </div>
  )
}

type SignInProps = { readonly signIn: SignInStatus }
type StateProps = SignInProps & { readonly state: SignMessageStatus }

const arcs = {
  working: 'pending',
  ready: 'idle',
  signing: 'pending',
  declined: 'declined',
  failed: 'failed',
  signedIn: 'connected',
} as const

/** The app that asks, and the wallet that signs. */
function Parties({ signIn, state }: StateProps) {
  const { core } = useModal()
  const { metadata } = useSnap(core.options.state).current
  const { name, imageUrl } = walletOf(core, signIn)
  return (
    <LatchArc status={arcs[state.status]}>
      <div className="sign-in-parties">
        <WalletImage src={metadata.icons[0]} name={cleanText(metadata.name)} />
        <WalletImage src={imageUrl} name={name} />
      </div>
    </LatchArc>
  )
}

/** Returns the wallet of a sign-in, which may wait to be connected. */
function walletOf(core: Core, { namespace, connectorId, wallet }: SignInStatus) {
  const { imageUrl } = walletDetails(core, { namespace, connectorId })
  return {
    name: cleanText(wallet.name),
    imageUrl: core.accounts.getConnected(namespace)?.wallet.icon ?? wallet.icon ?? imageUrl,
  }
}

function StatusText({ signIn, state, isRequired }: StateProps & { readonly isRequired: boolean }) {
  const { core } = useModal()
  const { error } = useLanguage()
  const wallet = walletOf(core, signIn).name
  const { metadata } = useSnap(core.options.state).current
  if (state.status === 'working') return <Lines lead={<T text={texts[state.step]} />} />
  if (state.status === 'signedIn') return <Lines lead={<T text={texts.signedIn} />} />
  if (state.status === 'signing')
    return (
      <Lines
        lead={<T text={walletTexts.open} values={{ wallet }} />}
        hint={<T text={texts.signingHint} />}
        slowHint={state.isSlow && <T text={texts.slowHint} />}
      />
    )
  if (state.status !== 'ready')
    return (
      <Lines
        lead={state.status === 'declined' ? <T text={texts.declined} /> : error(state.error)}
        hint={<T text={state.error === 'REQUEST_PENDING' ? texts.pendingHint : texts.notSignedIn} />}
      />
    )
  const required = signIn.isAtGate ? texts.requiredHint : texts.switchedHint
  return (
    <Lines
      lead={<T text={texts.lead} values={{ app: cleanText(metadata.name) }} />}
      hint={<T text={isRequired ? required : texts.optionalHint} />}
    />
  )
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

function Account({ signIn: { address, chainId, namespace } }: SignInProps) {
  const { core } = useModal()
  const network = cleanText(core.networks.find(chainId, namespace)?.name ?? chainId)
  return (
    <p className="muted">
      <T text={texts.accountOn} values={{ account: <ShortAddress address={address} />, network }} />
    </p>
  )
}

/** The complete text that the wallet signs. */
function Message({ text }: { readonly text: string }) {
  return (
    <details className="sign-in-message">
      <summary>
        <T text={texts.message} />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable by keyboard */}
      <pre tabIndex={0} dir="auto" translate="no">
        {markInvisible(text)}
      </pre>
    </details>
  )
}

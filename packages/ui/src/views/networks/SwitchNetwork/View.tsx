import { cleanText, type Network } from '@latchkey/common'
import type { ReactNode } from 'react'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { createNetworkSwitcher } from '../../../network/createNetworkSwitcher.js'
import { NetworkImage } from '../../../network/NetworkImage.js'
import { networkTexts } from '../../../network/texts.js'
import { Button } from '../../../primitives/Button.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { commonTexts } from '../../../primitives/texts.js'
import { useStore } from '../../../store/createStore.js'
import { useSnap } from '../../../store/useSnap.js'
import { walletTexts } from '../../../wallet/texts.js'
import { type EndedSwitch, type PendingSwitch, readSwitchStatus } from './status.js'
import { texts } from './texts.js'

/** Shows a pending, rejected or failed network switch. The core closes the view when the wallet has switched. */
export function SwitchNetwork() {
  const { core, share } = useModal()
  const switcher = share(createNetworkSwitcher)
  const { error } = useLanguage()
  const { caipNetworkId } = useScreen<'SwitchNetwork'>().data
  const { chainImages } = useSnap(core.options.state).current
  const attempt = useStore(switcher)
  const network = caipNetworkId && core.networks.find(caipNetworkId)
  if (!network)
    return (
      <div className="body center">
        <p className="lead">{error('NETWORK_NOT_FOUND')}</p>
      </div>
    )

  const own = attempt?.caipNetworkId === caipNetworkId ? attempt : undefined
  const state = readSwitchStatus(own, core.networks.availability(network))
  const { status } = state
  const ask = () => switcher.start(network)
  const leave = () => {
    switcher.cancel()
    core.router.goBack()
  }
  const connectAgain = () => {
    switcher.cancel()
    core.connectAgain(network.caipNetworkId)
  }
  return (
    <div className="body center">
      <LatchArc status={status}>
        <NetworkImage network={network} images={chainImages} />
      </LatchArc>
      {/* One live region for every status: screen readers often skip a new one, but announce an alert. */}
      <div className="center" key={`${status === 'failed'}`} role={status === 'failed' ? 'alert' : 'status'}>
        {status === 'idle' && <Texts title={<SwitchTo network={network} />} hint={<T text={texts.readyHint} />} />}
        {status === 'pending' && <Pending state={state} network={network} />}
        {(status === 'declined' || status === 'failed') && <Ended state={state} network={network} />}
      </div>
      <div className="button-stack">
        {status !== 'idle' && state.canConnectAgain && (
          <Button onClick={connectAgain}>
            <T text={texts.connectAgain} />
          </Button>
        )}
        {status === 'idle' && (
          <Button onClick={ask}>
            <T text={texts.button} />
          </Button>
        )}
        {(status === 'declined' || status === 'failed') && (
          <Button kind={state.canConnectAgain ? 'secondary' : 'primary'} onClick={ask}>
            <T text={state.error === 'REQUEST_PENDING' ? walletTexts.checkAgain : commonTexts.tryAgain} />
          </Button>
        )}
        <Button kind={status === 'pending' ? 'secondary' : 'text'} onClick={leave}>
          <T text={status === 'pending' ? commonTexts.cancel : commonTexts.back} />
        </Button>
      </div>
    </div>
  )
}

type TextsProps = { readonly title: ReactNode; readonly hint: ReactNode; readonly slowHint?: ReactNode }

function Texts({ title, hint, slowHint }: TextsProps) {
  return (
    <>
      <p className="lead">{title}</p>
      <p className="muted">{hint}</p>
      {slowHint && <p className="muted">{slowHint}</p>}
    </>
  )
}

function SwitchTo({ network }: { readonly network: Network }) {
  return <T text={texts.switchTo} values={{ network: cleanText(network.name) }} />
}

const slowHints = { browser: texts.slowHint, phone: texts.slowPhoneHint } as const

function Pending({ state, network }: { readonly state: PendingSwitch; readonly network: Network }) {
  const { core } = useModal()
  const { mayBeOpen, slowHint } = state
  const wallet = cleanText(core.accounts.getConnected(network.chainNamespace)?.wallet.name ?? '')
  return (
    <Texts
      title={<SwitchTo network={network} />}
      hint={<T text={mayBeOpen ? walletTexts.askedAgainHint : texts.approveHint} values={{ wallet }} />}
      slowHint={slowHint && <T text={slowHints[slowHint]} />}
    />
  )
}

const advices = {
  connectAgain: texts.connectAgainHint,
  changeInWallet: texts.changeInWallet,
  answerRequest: texts.pendingHint,
  none: texts.unchanged,
} as const

function Ended({ state, network }: { readonly state: EndedSwitch; readonly network: Network }) {
  const { core } = useModal()
  const { error, text } = useLanguage()
  const { active, isUnsupported } = core.networks.get(network.chainNamespace)
  const current = isUnsupported || !active ? text(networkTexts.unsupported) : cleanText(active.name)
  return (
    <Texts
      title={state.error ? error(state.error) : <SwitchTo network={network} />}
      hint={
        <T
          text={advices[state.advice]}
          values={{ network: state.advice === 'connectAgain' ? cleanText(network.name) : current }}
        />
      }
    />
  )
}

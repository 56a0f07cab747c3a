import { cleanText, type ErrorCode } from '@latchkey/common'
import { useModal } from '../../../context/modalContext.js'
import { useScreen } from '../../../context/useScreen.js'
import type { TextDescriptor } from '../../../i18n/defineTexts.js'
import { T } from '../../../i18n/T.js'
import { useLanguage } from '../../../i18n/useLanguage.js'
import { createNetworkSwitcher } from '../../../network/createNetworkSwitcher.js'
import { NetworkImage } from '../../../network/NetworkImage.js'
import { networkTexts } from '../../../network/texts.js'
import { Button } from '../../../primitives/Button.js'
import { LatchArc } from '../../../primitives/LatchArc.js'
import { commonTexts } from '../../../primitives/texts.js'
import { useSnap } from '../../../store/useSnap.js'
import { useStore } from '../../../store/useStore.js'
import { walletTexts } from '../../../wallet/texts.js'
import { texts } from './texts.js'

/** Advice per error code. Default: the network has not changed. */
const hints: Readonly<Partial<Record<ErrorCode, TextDescriptor>>> = {
  METHOD_NOT_SUPPORTED: texts.changeInWallet,
  REQUEST_PENDING: texts.pendingHint,
}

/** Shows a pending, rejected or failed network switch. The core closes the view when the wallet has switched. */
export function SwitchNetwork() {
  const { core, share } = useModal()
  const switcher = share(createNetworkSwitcher)
  const { error, text } = useLanguage()
  const { caipNetworkId } = useScreen().data
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
  const { code = 'WALLET_FAILED', isSlow = false, mayBeOpen = false, status = 'idle' } = own ?? {}
  const { active, isUnsupported } = core.networks.get(network.chainNamespace)
  const stay = isUnsupported || !active ? text(networkTexts.unsupported) : cleanText(active.name)
  const wallet = cleanText(core.accounts.getConnected(network.chainNamespace)?.wallet.name ?? '')
  const isPending = status === 'pending'
  const isOver = status === 'declined' || status === 'failed'
  const isUnapproved = core.networks.availability(network) === 'needsApproval'
  const canConnectAgain = isUnapproved && (isOver || isSlow)
  const giveUp = () => {
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
        <p className="lead">
          {isOver && !(isUnapproved && code === 'WRONG_NETWORK') ? (
            error(status === 'declined' ? 'USER_REJECTED' : code)
          ) : (
            <T text={texts.switchTo} values={{ network: cleanText(network.name) }} />
          )}
        </p>
        <p className="muted">
          {isPending ? (
            <T text={mayBeOpen ? walletTexts.askedAgainHint : texts.approveHint} values={{ wallet }} />
          ) : isOver ? (
            <T
              text={isUnapproved ? texts.connectAgainHint : (hints[code] ?? texts.unchanged)}
              values={{ network: isUnapproved ? cleanText(network.name) : stay }}
            />
          ) : (
            <T text={texts.readyHint} />
          )}
        </p>
        {isPending && isSlow && !mayBeOpen && (
          <p className="muted">
            <T text={isUnapproved ? texts.slowPhoneHint : texts.slowHint} />
          </p>
        )}
      </div>
      <div className="button-stack">
        {canConnectAgain && (
          <Button onClick={connectAgain}>
            <T text={texts.connectAgain} />
          </Button>
        )}
        {!isPending && (
          <Button kind={canConnectAgain ? 'quiet' : 'primary'} onClick={() => switcher.start(network)}>
            <T
              text={!isOver ? texts.button : code === 'REQUEST_PENDING' ? walletTexts.checkAgain : commonTexts.tryAgain}
            />
          </Button>
        )}
        <Button kind={isPending ? 'quiet' : 'text'} onClick={giveUp}>
          <T text={isPending ? commonTexts.cancel : commonTexts.back} />
        </Button>
      </div>
    </div>
  )
}

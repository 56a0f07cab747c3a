import { cleanText, type ErrorCode } from '@latchkey/common'
import { useKit } from '../../kit/kitContext.js'
import { NetworkImage } from '../../kit/NetworkImage.js'
import { T } from '../../kit/T.js'
import { useLanguage } from '../../kit/useLanguage.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import { useStore } from '../../kit/useStore.js'
import type { TextKey } from '../../locales/en.js'
import { Button } from '../../primitives/Button.js'
import { LatchArc } from '../../primitives/LatchArc.js'

/** The advice below an error, where it is not that the network is still the same. */
const hints: Readonly<Partial<Record<ErrorCode, TextKey>>> = {
  METHOD_NOT_SUPPORTED: 'switchNotInWallet',
  REQUEST_PENDING: 'switchPendingHint',
}

/** Asking the wallet to switch: waiting, declined, failed. The core moves on when the wallet has. */
export function SwitchNetwork() {
  const kit = useKit()
  const { core } = kit
  const switcher = kit.switcher()
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
  const stay = isUnsupported || !active ? text('networkUnknown') : cleanText(active.name)
  const wallet = cleanText(core.accounts.getConnected(network.chainNamespace)?.wallet.name ?? '')
  const isPending = status === 'pending'
  const isOver = status === 'declined' || status === 'failed'
  const giveUp = () => {
    switcher.cancel()
    core.router.goBack()
  }
  return (
    <div className="body center">
      <LatchArc status={status}>
        <NetworkImage network={network} images={chainImages} />
      </LatchArc>
      {/* One status for all that happens: one that is new is often not read out, but an alert is. */}
      <div className="center" key={`${status === 'failed'}`} role={status === 'failed' ? 'alert' : 'status'}>
        <p className="lead">
          {isOver ? (
            error(status === 'declined' ? 'USER_REJECTED' : code)
          ) : (
            <T id="switchTo" values={{ network: cleanText(network.name) }} />
          )}
        </p>
        <p className="muted">
          {isPending ? (
            <T id={mayBeOpen ? 'askedAgainHint' : 'switchToHint'} values={{ wallet }} />
          ) : isOver ? (
            <T id={hints[code] ?? 'switchStay'} values={{ network: stay }} />
          ) : (
            <T id="switchReadyHint" />
          )}
        </p>
        {isPending && isSlow && !mayBeOpen && (
          <p className="muted">
            <T id="switchSlowHint" />
          </p>
        )}
      </div>
      <div className="stack">
        {!isPending && (
          <Button onClick={() => switcher.start(network)}>
            <T id={!isOver ? 'switchNetwork' : code === 'REQUEST_PENDING' ? 'checkAgain' : 'tryAgain'} />
          </Button>
        )}
        <Button kind={isPending ? 'quiet' : 'text'} onClick={giveUp}>
          <T id={isPending ? 'cancel' : 'back'} />
        </Button>
      </div>
    </div>
  )
}

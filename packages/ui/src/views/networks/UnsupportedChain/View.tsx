import { LeaveButtons } from '../../../disconnect/LeaveButtons.js'
import { T } from '../../../i18n/T.js'
import { useModal, useScreen } from '../../../modalContext/modalContext.js'
import { createNetworkSwitcher } from '../../../network/createNetworkSwitcher.js'
import { NetworkList } from '../../../network/NetworkList.js'
import { canChoose } from '../../../network/networkRowStatus.js'
import { useSnap } from '../../../store/useSnap.js'
import { texts } from './texts.js'

/**
 * Shown while the wallet is on an unsupported network. The visitor can only switch or disconnect (specification §2).
 */
export function UnsupportedChain() {
  const { core, share } = useModal()
  const { shake } = useSnap(core.modal.state)
  const { activeNamespace } = useSnap(core.networks.state)
  const { namespace = activeNamespace } = useScreen().data

  if (!namespace) return null

  const { requested } = core.networks.get(namespace)
  const switcher = share(createNetworkSwitcher)
  const canSwitch = requested.some((network) => {
    const availability = core.networks.availability(network)
    return canChoose(availability) && (!switcher.wasRefused(network) || availability === 'needsApproval')
  })
  return (
    <>
      <div className="body">
        <p className="text">
          <T text={canSwitch ? texts.hint : texts.noneHint} />
        </p>
        <NetworkList networks={requested} onChoose={switcher.start} />
      </div>
      <div className="footer">
        <p className="unsupported-message" role="status">
          {shake && <T text={canSwitch ? texts.toContinue : texts.disconnectToContinue} />}
        </p>
        <LeaveButtons shown={namespace} />
      </div>
    </>
  )
}

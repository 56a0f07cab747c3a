import { useKit } from '../../kit/kitContext.js'
import { NetworkList } from '../../kit/NetworkList.js'
import { networkReason } from '../../kit/networkReason.js'
import { T } from '../../kit/T.js'
import { useScreen } from '../../kit/useScreen.js'
import { useSnap } from '../../kit/useSnap.js'
import { LeaveButtons } from '../Account/LeaveButtons.js'

/** The wallet is on a network the app does not work with: switch or disconnect, nothing else (specification §2). */
export function UnsupportedChain() {
  const kit = useKit()
  const { core } = kit
  const { shake } = useSnap(core.modal.state)
  const { activeNamespace } = useSnap(core.networks.state)
  const { namespace = activeNamespace } = useScreen().data

  if (!namespace) return null

  const { requested } = core.networks.get(namespace)
  const switcher = kit.switcher()
  const canSwitch = requested.some((network) => !networkReason(core, network) && !switcher.wasRefused(network))
  return (
    <>
      <div className="body">
        <p className="text">
          <T id={canSwitch ? 'unsupportedHint' : 'unsupportedNone'} />
        </p>
        <NetworkList networks={requested} onChoose={switcher.start} />
      </div>
      <div className="foot">
        <p className="stay" role="status">
          {shake && <T id={canSwitch ? 'unsupportedStay' : 'unsupportedLeave'} />}
        </p>
        <LeaveButtons shown={namespace} />
      </div>
    </>
  )
}

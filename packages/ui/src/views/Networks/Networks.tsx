import type { Network } from '@latchkey/common'
import { useKit } from '../../kit/kitContext.js'
import { NetworkList } from '../../kit/NetworkList.js'
import { T } from '../../kit/T.js'
import { useSnap } from '../../kit/useSnap.js'
import { Button } from '../../primitives/Button.js'

/** The app's networks to choose from. */
export function Networks() {
  const kit = useKit()
  const { core } = kit
  const switcher = kit.switcher()
  const { activeNamespace } = useSnap(core.networks.state)
  const { enableNetworkSwitch } = useSnap(core.options.state).current

  function choose(network: Network): void {
    const { chainNamespace, caipNetworkId } = network
    const { active } = core.networks.get(chainNamespace)
    if (active?.caipNetworkId === caipNetworkId && activeNamespace === chainNamespace) return core.router.goBack()
    const isAsked = core.accounts.getConnected(chainNamespace) && active?.caipNetworkId !== caipNetworkId
    if (isAsked) core.router.push('SwitchNetwork', { caipNetworkId })
    else core.router.goBack()
    switcher.start(network)
  }

  return (
    <div className="body">
      {!enableNetworkSwitch && (
        <p className="text">
          <T id="switchOff" />
        </p>
      )}
      <NetworkList onChoose={choose} isOff={!enableNetworkSwitch} />
      <Button kind="text" onClick={() => core.router.push('WhatIsANetwork')}>
        <T id="networksHelp" />
      </Button>
    </div>
  )
}

import type { Network } from '@latchkey/common'
import { useState } from 'react'
import { useKit } from '../../kit/kitContext.js'
import { NetworkList } from '../../kit/NetworkList.js'
import { T } from '../../kit/T.js'
import { useSnap } from '../../kit/useSnap.js'
import { Button } from '../../primitives/Button.js'

/** The wallet is on a network the app does not work with: switch or disconnect, nothing else (specification §2). */
export function UnsupportedChain() {
  const kit = useKit()
  const { core } = kit
  const switcher = kit.switcher()
  const { shake } = useSnap(core.modal.state)
  const [isLeaving, setLeaving] = useState(false)

  function choose(network: Network): void {
    core.router.push('SwitchNetwork', { caipNetworkId: network.caipNetworkId })
    switcher.start(network)
  }

  async function disconnect(): Promise<void> {
    setLeaving(true)
    await core.disconnect().catch(() => undefined)
    setLeaving(false)
  }

  return (
    <>
      <div className="body">
        <p className="text">
          <T id="unsupportedHint" />
        </p>
        <NetworkList onChoose={choose} />
      </div>
      <div className="foot">
        <p className="stay" role="status">
          {shake && <T id="unsupportedStay" />}
        </p>
        <Button kind="bad" busy={isLeaving} onClick={disconnect}>
          <T id={isLeaving ? 'disconnecting' : 'disconnect'} />
        </Button>
      </div>
    </>
  )
}

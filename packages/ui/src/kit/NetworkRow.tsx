import { cleanText, type Network } from '@latchkey/common'
import { Row } from '../primitives/Row.js'
import { Tag } from '../primitives/Tag.js'
import { useKit } from './kitContext.js'
import { NetworkImage } from './NetworkImage.js'
import { networkReason } from './networkReason.js'
import { T } from './T.js'

export type NetworkRowProps = {
  readonly network: Network
  readonly onChoose: (network: Network) => void
  /** It cannot be chosen, for a reason that is told elsewhere. */
  readonly isOff: boolean
  /** Networks for tests stand among others, so that it has to be said. */
  readonly saysTest: boolean
}

/** A network; one the wallet does not allow is there, with the reason. */
export function NetworkRow({ network, onChoose, isOff, saysTest }: NetworkRowProps) {
  const { core } = useKit()
  const { caipNetworkId, chainNamespace, name, testnet } = network
  const { activeNamespace } = core.networks.state
  const reason = networkReason(core, network)
  const isChosen = core.networks.get(chainNamespace).active?.caipNetworkId === caipNetworkId
  const isCurrent = isChosen && chainNamespace === activeNamespace
  const isBlocked = isOff || reason !== undefined
  return (
    <Row
      image={<NetworkImage network={network} images={core.options.state.current.chainImages} />}
      name={<bdi translate="no">{cleanText(name)}</bdi>}
      detail={reason ? <T id={reason} /> : saysTest && testnet && <T id="networkTest" />}
      end={
        isCurrent ? (
          <Tag tone="key">
            <T id="networkCurrent" />
          </Tag>
        ) : (
          isChosen &&
          core.accounts.getConnected(chainNamespace) && (
            <Tag tone="ok">
              <T id="connected" />
            </Tag>
          )
        )
      }
      current={isCurrent}
      disabled={isBlocked}
      onClick={() => {
        if (!isBlocked) onChoose(network)
      }}
    />
  )
}

import { cleanText, type Network } from '@latchkey/common'
import { T } from '../i18n/T.js'
import { useModal } from '../modalContext/modalContext.js'
import { Row } from '../primitives/Row.js'
import { Tag } from '../primitives/Tag.js'
import { commonTexts } from '../primitives/texts.js'
import { NetworkImage } from './NetworkImage.js'
import { networkReason } from './networkReason.js'
import { networkTexts } from './texts.js'

export type NetworkRowProps = {
  readonly network: Network
  readonly onChoose: (network: Network) => void
  /** Disables the row. The view, not the row, says why. */
  readonly isOff: boolean
  /** Marks a test network in a list with others. */
  readonly saysTest: boolean
}

/** A network row. A network that the wallet has not approved is listed with a note. */
export function NetworkRow({ network, onChoose, isOff, saysTest }: NetworkRowProps) {
  const { core } = useModal()
  const { caipNetworkId, chainNamespace, name, testnet } = network
  const { activeNamespace } = core.networks.state
  const reason = networkReason(core, network)
  const isChosen = core.networks.get(chainNamespace).active?.caipNetworkId === caipNetworkId
  const isCurrent = isChosen && chainNamespace === activeNamespace
  const isBlocked = isOff || reason.isBlocked
  return (
    <Row
      image={<NetworkImage network={network} images={core.options.state.current.chainImages} />}
      name={<bdi translate="no">{cleanText(name)}</bdi>}
      detail={reason.text ? <T text={reason.text} /> : saysTest && testnet && <T text={networkTexts.testNetwork} />}
      end={
        isCurrent ? (
          <Tag tone="accent">
            <T text={networkTexts.current} />
          </Tag>
        ) : (
          isChosen &&
          core.accounts.getConnected(chainNamespace) && (
            <Tag tone="success">
              <T text={commonTexts.connected} />
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

import { cleanText, type Network } from '@latchkey/common'
import { T } from '../i18n/T.js'
import { useModal } from '../modalContext/modalContext.js'
import { Row } from '../primitives/Row.js'
import { Tag } from '../primitives/Tag.js'
import { commonTexts } from '../primitives/texts.js'
import { NetworkImage } from './NetworkImage.js'
import { readNetworkRow } from './networkRowStatus.js'
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
  const { note, tag, isDisabled } = readNetworkRow({
    availability: core.networks.availability(network),
    isTestNetwork: saysTest && testnet === true,
    isActive: core.networks.get(chainNamespace).active?.caipNetworkId === caipNetworkId,
    isActiveNamespace: chainNamespace === core.networks.state.activeNamespace,
    isConnected: core.accounts.getConnected(chainNamespace) !== undefined,
    isOff,
  })
  return (
    <Row
      image={<NetworkImage network={network} images={core.options.state.current.chainImages} />}
      name={<bdi translate="no">{cleanText(name)}</bdi>}
      detail={note && <T text={networkTexts[note]} />}
      end={
        tag && (
          <Tag tone={tag === 'current' ? 'accent' : 'success'}>
            <T text={tag === 'current' ? networkTexts.current : commonTexts.connected} />
          </Tag>
        )
      }
      current={tag === 'current'}
      disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onChoose(network)
      }}
    />
  )
}

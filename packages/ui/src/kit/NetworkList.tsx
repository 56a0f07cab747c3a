import { cleanText, type Network } from '@latchkey/common'
import { Row } from '../primitives/Row.js'
import { Tag } from '../primitives/Tag.js'
import { useKit } from './kitContext.js'
import { NetworkImage } from './NetworkImage.js'
import { networkReason } from './networkReason.js'
import { networkSections } from './networkSections.js'
import { T } from './T.js'
import { useSnap } from './useSnap.js'

export type NetworkListProps = {
  readonly onChoose: (network: Network) => void
  /** Nothing can be chosen. */
  readonly isOff?: boolean
}

/** The app's networks in groups; what the wallet does not allow is there, with the reason. */
export function NetworkList({ onChoose, isOff = false }: NetworkListProps) {
  const { core } = useKit()
  const { activeNamespace } = useSnap(core.networks.state)
  const { chainImages } = useSnap(core.options.state).current
  const current = core.networks.getActive(activeNamespace)?.caipNetworkId
  return networkSections(core.networks.all()).map(({ label, networks }) => (
    <section key={label} className="list">
      <h3 className="label">
        <T id={label} />
      </h3>
      <ul className="list">
        {networks.map((network) => {
          const reason = networkReason(core.networks.get(network.chainNamespace), network)
          const isCurrent = network.caipNetworkId === current
          const isBlocked = isOff || reason !== undefined
          return (
            <li key={network.caipNetworkId}>
              <Row
                image={<NetworkImage network={network} images={chainImages} />}
                name={<bdi>{cleanText(network.name)}</bdi>}
                detail={reason && <T id={reason} />}
                end={
                  isCurrent && (
                    <Tag tone="key">
                      <T id="networkCurrent" />
                    </Tag>
                  )
                }
                current={isCurrent}
                disabled={isBlocked}
                onClick={() => {
                  if (!isBlocked) onChoose(network)
                }}
              />
            </li>
          )
        })}
      </ul>
    </section>
  ))
}

import { type ChainNamespace, isChainNamespace, type Network } from '@latchkey/common'
import { useKit } from './kitContext.js'
import { NetworkRow } from './NetworkRow.js'
import { namespaceNames } from './namespaceNames.js'
import { networkSections } from './networkSections.js'
import { T } from './T.js'
import { useSnap } from './useSnap.js'

export type NetworkListProps = {
  readonly networks: readonly Network[]
  readonly onChoose: (network: Network) => void
  /** Nothing can be chosen. */
  readonly isOff?: boolean
}

/** Networks in groups. */
export function NetworkList({ networks, onChoose, isOff = false }: NetworkListProps) {
  const { core } = useKit()
  useSnap(core.networks.state)
  useSnap(core.accounts.state)
  useSnap(core.options.state)
  const isByKind = core.networks
    .all()
    .some(({ chainNamespace }, _, [first]) => chainNamespace !== first?.chainNamespace)
  return networkSections(networks, isByKind).map(({ heading, networks: members }) => (
    <section key={heading} className="list">
      <h3 className="label">{isChainNamespace(heading) ? <KindHeading kind={heading} /> : <T id={heading} />}</h3>
      <ul className="list">
        {members.map((network) => (
          <li key={network.caipNetworkId}>
            <NetworkRow network={network} onChoose={onChoose} isOff={isOff} saysTest={isChainNamespace(heading)} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** A kind of chain; where others are connected and this one is not, that is said once for all its networks. */
function KindHeading({ kind }: { readonly kind: ChainNamespace }) {
  const { accounts } = useKit().core
  const isMissing = !accounts.getConnected(kind) && accounts.connectedNamespaces().length > 0
  return (
    <>
      <bdi translate="no">{namespaceNames[kind]}</bdi>
      {isMissing && (
        <span>
          <T id="notConnected" />
        </span>
      )}
    </>
  )
}

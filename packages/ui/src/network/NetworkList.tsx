import { type ChainNamespace, isChainNamespace, type Network } from '@latchkey/common'
import { T } from '../i18n/T.js'
import { useModal } from '../modalContext/modalContext.js'
import { useSnap } from '../store/useSnap.js'
import { NetworkRow } from './NetworkRow.js'
import { namespaceNames } from './namespaceNames.js'
import { networkSections } from './networkSections.js'
import { networkTexts } from './texts.js'

export type NetworkListProps = {
  readonly networks: readonly Network[]
  readonly onChoose: (network: Network) => void
  /** All rows are disabled. */
  readonly isOff?: boolean
}

const headings = { main: networkTexts.networks, test: networkTexts.testNetworks } as const

/** Networks in groups. */
export function NetworkList({ networks, onChoose, isOff = false }: NetworkListProps) {
  const { core } = useModal()
  useSnap(core.networks.state)
  useSnap(core.accounts.state)
  useSnap(core.options.state)
  const isByKind = core.networks
    .all()
    .some(({ chainNamespace }, _, [first]) => chainNamespace !== first?.chainNamespace)
  return networkSections(networks, isByKind).map(({ heading, networks: members }) => (
    <section key={heading} className="list">
      <h3 className="list-label">
        {isChainNamespace(heading) ? <KindHeading kind={heading} /> : <T text={headings[heading]} />}
      </h3>
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

/** A namespace. If other namespaces are connected and this one is not, it says so once for all its networks. */
function KindHeading({ kind }: { readonly kind: ChainNamespace }) {
  const { accounts } = useModal().core
  const isMissing = !accounts.getConnected(kind) && accounts.connectedNamespaces().length > 0
  return (
    <>
      <bdi translate="no">{namespaceNames[kind]}</bdi>
      {isMissing && (
        <span>
          <T text={networkTexts.notConnected} />
        </span>
      )}
    </>
  )
}

import { type ChainNamespace, cleanText, isChainNamespace, type Network } from '@latchkey/common'
import { T } from '../i18n/T.js'
import { useModal } from '../modalContext/modalContext.js'
import { Row } from '../primitives/Row.js'
import { Tag } from '../primitives/Tag.js'
import { commonTexts } from '../primitives/texts.js'
import { useSnap } from '../store/useSnap.js'
import { NetworkImage } from './NetworkImage.js'
import { namespaceLooks } from './namespaceLooks.js'
import { readNetworkRow } from './networkRowStatus.js'
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
      <bdi translate="no">{namespaceLooks[kind].name}</bdi>
      {isMissing && (
        <span>
          <T text={networkTexts.notConnected} />
        </span>
      )}
    </>
  )
}

type NetworkRowProps = {
  readonly network: Network
  readonly onChoose: (network: Network) => void
  /** Disables the row. The view, not the row, says why. */
  readonly isOff: boolean
  /** Marks a test network in a list with others. */
  readonly saysTest: boolean
}

/** A network row. A network that the wallet has not approved is listed with a note. */
function NetworkRow({ network, onChoose, isOff, saysTest }: NetworkRowProps) {
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

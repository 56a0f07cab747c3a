import { type ChainNamespace, type Connector, hasLookAlike } from '@latchkey/common'
import { isSameWallet } from './walletIdentity.js'
import type { WalletRow } from './walletRow.js'

/**
 * Returns one row per wallet: the connectors of one wallet in several namespaces share a row. With `namespace`, rows
 * contain only the connectors of that one, under the name and image of the whole wallet.
 */
export function mergeConnectors(
  connectors: readonly Connector[],
  namespace?: ChainNamespace | undefined,
): readonly WalletRow[] {
  const groups: Connector[][] = []
  for (const connector of connectors) {
    const group = groups.find((members) => members.every((member) => isSameWallet(member, connector, connectors)))
    if (group) group.push(connector)
    else groups.push([connector])
  }
  return groups
    .map((group) => ({
      ...rowOf(group, connectors),
      connectors: namespace ? group.filter(({ chain }) => chain === namespace) : group,
    }))
    .filter((row) => row.connectors.length > 0)
}

/**
 * Returns whether a name looks like that of a wallet in another namespace. Adapters compare names of their own
 * namespace only.
 */
function imitates({ name, info }: Connector, all: readonly Connector[]): boolean {
  const others = all.filter((other) => other.name.toLowerCase() !== name.toLowerCase())
  return (
    !info?.rdns &&
    hasLookAlike(
      name,
      others.map((other) => other.name),
    )
  )
}

function rowOf(connectors: readonly Connector[], all: readonly Connector[]): WalletRow {
  const [first] = connectors as [Connector, ...Connector[]]
  const withRdns = connectors.find(({ info }) => info?.rdns)
  const { imageUrl = connectors.find((connector) => connector.imageUrl)?.imageUrl } = withRdns ?? first
  const warning =
    connectors.find((connector) => connector.warning)?.warning ?? (imitates(first, all) ? 'look-alike-name' : undefined)
  return {
    key: connectors.map(({ chain, id }) => `${chain}:${id}`).join('|'),
    name: (withRdns ?? first).name,
    connectors,
    ...(imageUrl ? { imageUrl } : {}),
    ...(withRdns?.info?.rdns ? { rdns: withRdns.info.rdns } : {}),
    ...(warning ? { warning } : {}),
  }
}

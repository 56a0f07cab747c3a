import { type ChainNamespace, type Connector, hasLookAlike } from '@latchkey/common'
import type { WalletRow } from './walletRow.js'

/**
 * One row for each wallet: connectors of one wallet in several namespaces become one row that asks which chain
 * (MULTI_CHAIN). Two connectors of the same namespace are never merged, whatever they call themselves (R29, R30).
 *
 * A wallet that has no reverse-DNS name in a namespace, as those of the Wallet Standard, is told by its name alone. That merges
 * where it is unmistakable: the very same name, once in each namespace, and none of them doubtful. With `namespace` only the
 * connectors of that one are in the rows, under the name and picture the whole wallet has.
 */
export function mergeConnectors(
  connectors: readonly Connector[],
  namespace?: ChainNamespace | undefined,
): readonly WalletRow[] {
  const groups: Connector[][] = []
  for (const connector of connectors) {
    const group = groups.find((members) => members.every((member) => isOtherSide(member, connector, connectors)))
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

function isOtherSide(a: Connector, b: Connector, all: readonly Connector[]): boolean {
  if (a.type === 'WALLET_CONNECT' && b.type === 'WALLET_CONNECT') return true
  if (a.chain === b.chain || a.type === 'EXTERNAL' || b.type === 'EXTERNAL' || a.warning || b.warning) return false
  if (a.info?.rdns && b.info?.rdns) return a.info.rdns === b.info.rdns
  return isSameName(a, b) && [a, b].every((side) => all.filter((other) => isNamesake(side, other)).length === 1)
}

function isNamesake(a: Connector, b: Connector): boolean {
  return a.chain === b.chain && isSameName(a, b)
}

function isSameName(a: Connector, b: Connector): boolean {
  return a.name.toLowerCase() === b.name.toLowerCase()
}

/** A name that is taken for that of a wallet of another namespace is told as one of its own is by the adapter (R31). */
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

import type { Connector } from '@latchkey/common'
import type { WalletRow } from './walletRow.js'

/**
 * One row for each wallet: connectors of one wallet in several namespaces become one row that asks which chain
 * (MULTI_CHAIN). Two connectors of the same namespace are never merged, whatever they call themselves (R29, R30).
 */
export function mergeConnectors(connectors: readonly Connector[]): readonly WalletRow[] {
  const groups: Connector[][] = []
  for (const connector of connectors) {
    const group = groups.find((members) => members.every((member) => isOtherSide(member, connector)))
    if (group) group.push(connector)
    else groups.push([connector])
  }
  return groups.map(rowOf)
}

function isOtherSide(a: Connector, b: Connector): boolean {
  if (a.type === 'WALLET_CONNECT' && b.type === 'WALLET_CONNECT') return true
  if (a.chain === b.chain || a.type === 'EXTERNAL' || b.type === 'EXTERNAL' || a.warning || b.warning) return false
  return a.info?.rdns && b.info?.rdns ? a.info.rdns === b.info.rdns : a.name.toLowerCase() === b.name.toLowerCase()
}

function rowOf(connectors: readonly Connector[]): WalletRow {
  const [first] = connectors as [Connector, ...Connector[]]
  const withImage = connectors.find(({ imageUrl }) => imageUrl)
  const withRdns = connectors.find(({ info }) => info?.rdns)
  const warning = connectors.find((connector) => connector.warning)?.warning
  return {
    key: connectors.map(({ chain, id }) => `${chain}:${id}`).join('|'),
    name: first.name,
    connectors,
    ...(withImage?.imageUrl ? { imageUrl: withImage.imageUrl } : {}),
    ...(withRdns?.info?.rdns ? { rdns: withRdns.info.rdns } : {}),
    ...(warning ? { warning } : {}),
  }
}

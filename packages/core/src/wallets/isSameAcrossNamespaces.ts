import { type Connector, traitsOf } from '@latchkey/common'

type Described = Pick<Connector, 'type' | 'chain' | 'name' | 'info' | 'warning'>

/**
 * Returns whether two connectors are one wallet in two namespaces. Compares reverse-DNS names where both connectors state one, else names:
 * wallets of Wallet Standard and `injectedWeb3` have no reverse-DNS name. A name identifies a wallet only if it occurs once in each of the
 * two namespaces among `all` connectors. Connectors of one namespace, SDKs and connectors with a warning are never the same (R29 to R31).
 */
export function isSameAcrossNamespaces(a: Described, b: Described, all: readonly Described[]): boolean {
  if (a.chain === b.chain || a.warning || b.warning) return false
  const [one, other] = [traitsOf(a.type), traitsOf(b.type)]
  if (one.isBuiltIn || other.isBuiltIn) return a.type === b.type
  if (one.isSingle || other.isSingle) return false
  if (a.info?.rdns && b.info?.rdns) return a.info.rdns === b.info.rdns
  return hasSameName(a, b) && isOnlyOfName(a, all) && isOnlyOfName(b, all)
}

function isOnlyOfName(connector: Described, all: readonly Described[]): boolean {
  return all.filter((other) => other.chain === connector.chain && hasSameName(other, connector)).length <= 1
}

function hasSameName(a: Described, b: Described): boolean {
  return a.name.toLowerCase() === b.name.toLowerCase()
}

import type { Connector } from '@latchkey/common'
import { explorerIdOf } from './explorerIdOf.js'
import { isKnownByName } from './isKnownByName.js'
import { servesNamespace } from './servesNamespace.js'
import { walletRdns } from './walletRdns.js'
import type { WalletListEntry } from './walletRow.js'

type Described = Pick<Connector, 'type' | 'name' | 'chain' | 'info' | 'explorerId' | 'injectedId' | 'warning'>
type Listed = Pick<WalletListEntry, 'id' | 'name' | 'rdns' | 'injected' | 'chains'>

/**
 * Returns whether a connector on the page is a listed wallet. It compares the reverse-DNS name, the verified explorer
 * id and the listed injected ids. A wallet of Wallet Standard, `injectedWeb3` or a `window` property has no reverse-DNS
 * name, only its name: the name counts in namespaces that the listed wallet serves, and not where another wallet claims
 * it as well (R30).
 */
export function isConnectorOfListed(connector: Described, { id, name, rdns, injected = [], chains }: Listed): boolean {
  const { chain, info, injectedId } = connector
  const own = walletRdns(info?.rdns)
  if (own !== undefined && own === walletRdns(rdns)) return true
  if (explorerIdOf(connector) === id) return true
  const hasName = isKnownByName(connector)
  const ids = [own, injectedId, hasName ? connector.name : undefined]
  const isInjected = injected.some(
    ({ namespace, injected_id }) =>
      injected_id !== undefined && ids.includes(injected_id) && (namespace === undefined || namespace === chain),
  )
  return (
    isInjected ||
    (hasName && isSameText(connector.name, name) && chains !== undefined && servesNamespace({ chains }, chain))
  )
}

function isSameText(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

import type { Connector } from '@latchkey/common'
import { explorerIdOf } from './explorerIdOf.js'
import { isConnectorOf } from './isConnectorOf.js'
import { isInstalled } from './isInstalled.js'
import type { WalletListEntry } from './walletRow.js'

type Described = Pick<
  Connector,
  'id' | 'type' | 'name' | 'chain' | 'info' | 'explorerId' | 'injectedId' | 'warning' | 'provider' | 'duplicateOf'
>

/** What decides whether a connector is shown. */
export type VisibilityRules = {
  readonly isMobile: boolean
  readonly excluded: readonly WalletRule[]
  /** Of the wallets on the page only these are shown; `undefined` for all. */
  readonly included?: readonly WalletRule[] | undefined
}

/** Names a wallet by any of these. */
type WalletRule = Partial<Pick<WalletListEntry, 'id' | 'rdns' | 'name' | 'injected' | 'chains'>>

/**
 * The visibility rules of specification §5 for one connector: a second connector of the same wallet is hidden, an injected one that has
 * neither a provider on the page nor a reverse-DNS name, and a wallet that the excluded list names by reverse-DNS name, id or name, or that
 * is an excluded wallet of the directory. With a list of included wallets, other wallets on the page are hidden.
 */
export function isConnectorVisible(connector: Described, rules: VisibilityRules): boolean {
  if (isNamedBy(rules.excluded, connector)) return false
  if (rules.included && isInstalled(connector) && !isNamedBy(rules.included, connector)) return false
  if (connector.duplicateOf !== undefined) return false
  return connector.type !== 'INJECTED' || connector.provider !== undefined || Boolean(connector.info?.rdns)
}

function isNamedBy(rules: readonly WalletRule[], connector: Described): boolean {
  const name = connector.name.toLowerCase()
  const explorerId = explorerIdOf(connector)
  return rules.some((rule) => {
    if (rule.id !== undefined && rule.id === connector.id) return true
    if (rule.name !== undefined && rule.name.toLowerCase() === name) return true
    // A wallet that is excluded by the reverse-DNS name of its EVM side has other sides without one.
    const info = rule.rdns === undefined ? {} : { rdns: rule.rdns }
    const meant = explorerIdOf({ type: 'ANNOUNCED', name: '', chain: 'eip155', info })
    if (meant !== undefined && meant === explorerId) return true
    return isConnectorOf(connector, { ...rule, id: rule.id ?? '', name: rule.name ?? '' })
  })
}

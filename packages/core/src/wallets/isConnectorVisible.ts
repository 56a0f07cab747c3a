import type { Connector } from '@latchkey/common'
import { isNamedBy, type RuledConnector, type WalletRule } from './isExcluded.js'
import { isInstalled } from './isInstalled.js'

type Described = RuledConnector & Pick<Connector, 'provider' | 'duplicateOf'>

/** The rules of {@link isConnectorVisible}. */
export type VisibilityRules = {
  readonly isMobile: boolean
  readonly excluded: readonly WalletRule[]
  /** Shows only these of the wallets on the page; `undefined` for all. */
  readonly included?: readonly WalletRule[] | undefined
}

/**
 * Returns whether a connector is listed. These are hidden: excluded wallets, wallets on the page that `included` does
 * not name, duplicates, and injected connectors with neither a provider nor a reverse-DNS name.
 */
export function isConnectorVisible(connector: Described, rules: VisibilityRules): boolean {
  if (isNamedBy(rules.excluded, connector)) return false
  if (rules.included && isInstalled(connector) && !isNamedBy(rules.included, connector)) return false
  if (connector.duplicateOf !== undefined) return false
  return connector.type !== 'INJECTED' || connector.provider !== undefined || Boolean(connector.info?.rdns)
}

import type { Connector } from '@latchkey/common'

type Described = Pick<Connector, 'id' | 'type' | 'name' | 'info' | 'explorerId' | 'provider'>

/** What decides whether a connector is shown. */
export type VisibilityRules = {
  readonly isMobile: boolean
  readonly excluded: readonly { readonly id?: string; readonly rdns?: string; readonly name?: string }[]
}

/**
 * The visibility rules of specification §5: "Browser Wallet" is hidden on desktop; an injected connector that has neither a
 * provider on the page nor a reverse-DNS name is hidden; so is what the excluded list names by reverse-DNS name, id or name.
 */
export function isConnectorVisible(connector: Described, rules: VisibilityRules): boolean {
  if (isExcluded(connector, rules.excluded)) return false
  if (connector.type !== 'INJECTED') return true
  if (connector.provider === undefined && !connector.info?.rdns) return false
  // On desktop wallets announce themselves under their own name.
  return rules.isMobile || connector.name !== 'Browser Wallet'
}

function isExcluded(connector: Described, excluded: VisibilityRules['excluded']): boolean {
  const rdns = connector.info?.rdns?.toLowerCase()
  const name = connector.name.toLowerCase()
  return excluded.some(
    (rule) =>
      (rule.rdns !== undefined && rule.rdns.toLowerCase() === rdns) ||
      (rule.name !== undefined && rule.name.toLowerCase() === name) ||
      (rule.id !== undefined && (rule.id === connector.id || rule.id === connector.explorerId)),
  )
}

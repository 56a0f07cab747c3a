import type { VisibilityRules } from '../connectors/isConnectorVisible.js'
import type { WalletListEntry } from '../connectors/walletRow.js'

/**
 * Whether one of the rules names a listed wallet by its id, its reverse-DNS name or its name (specification §5). Connectors have the same
 * rule in `isConnectorVisible`: this code is loaded without the modal, and one file for both would be a chunk of the first click.
 */
export function isExcluded(wallet: WalletListEntry, rules: VisibilityRules['excluded']): boolean {
  return rules.some(
    ({ id, rdns, name }) =>
      (id !== undefined && id === wallet.id) ||
      (rdns !== undefined && rdns.toLowerCase() === wallet.rdns?.toLowerCase()) ||
      (name !== undefined && name.toLowerCase() === wallet.name.toLowerCase()),
  )
}

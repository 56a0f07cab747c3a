import type { Connector } from '@latchkey/common'
import { explorerIdOf, isConnectorOfListed } from './walletIdentity.js'
import type { WalletListEntry } from './walletRow.js'

/** Matches a wallet by any of these fields. */
export type WalletRule = Partial<Pick<WalletListEntry, 'id' | 'rdns' | 'name' | 'injected' | 'chains'>>

/** The fields of a connector that rules compare. */
export type RuledConnector = Pick<
  Connector,
  'id' | 'type' | 'name' | 'chain' | 'info' | 'explorerId' | 'injectedId' | 'warning'
>

/**
 * Returns the rule for an entry of `excludeWalletIds` or `includeInstalledWalletIds`: an id, a reverse-DNS name or a
 * name.
 */
export function ruleOf(word: string): WalletRule {
  return { id: word, rdns: word, name: word }
}

/** Returns whether a rule names a connector: by id, reverse-DNS name, name, or as a wallet of the directory. */
export function isNamedBy(rules: readonly WalletRule[], connector: RuledConnector): boolean {
  const name = connector.name.toLowerCase()
  const explorerId = explorerIdOf(connector)
  return rules.some((rule) => {
    if (rule.id !== undefined && rule.id === connector.id) return true
    if (rule.name !== undefined && rule.name.toLowerCase() === name) return true
    // A rule by reverse-DNS name also excludes the wallet's connectors in namespaces without such names.
    const info = rule.rdns === undefined ? {} : { rdns: rule.rdns }
    const meant = explorerIdOf({ type: 'ANNOUNCED', name: '', chain: 'eip155', info })
    if (meant !== undefined && meant === explorerId) return true
    return isConnectorOfListed(connector, { ...rule, id: rule.id ?? '', name: rule.name ?? '' })
  })
}

/** Returns whether a rule excludes a wallet of the directory or of `customWallets`. */
export function isExcluded(wallet: WalletListEntry, rules: readonly WalletRule[]): boolean {
  const { id, name } = wallet
  return isNamedBy(rules, { id, name, type: 'EXTERNAL', chain: 'eip155', explorerId: id, info: wallet })
}

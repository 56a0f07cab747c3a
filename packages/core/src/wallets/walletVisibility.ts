import type { Connector } from '@latchkey/common'
import { explorerIdOf, isConnectorOfListed } from './walletIdentity.js'
import type { WalletListEntry } from './walletRow.js'

type Described = RuledConnector & Pick<Connector, 'provider' | 'duplicateOf'>

/** Matches a wallet by any of these fields. */
export type WalletRule = Partial<Pick<WalletListEntry, 'id' | 'rdns' | 'name' | 'injected' | 'chains'>>

/** The rules of {@link isConnectorVisible}. */
export type VisibilityRules = {
  readonly isMobile: boolean
  readonly excluded: readonly WalletRule[]
  /** Shows only these of the wallets on the page; `undefined` for all. */
  readonly included?: readonly WalletRule[] | undefined
}

/** The fields of a connector that rules compare. */
export type RuledConnector = Pick<
  Connector,
  'id' | 'type' | 'name' | 'chain' | 'info' | 'explorerId' | 'injectedId' | 'warning'
>

/** Returns whether a connector is a wallet that was found on the page. */
export function isInstalled({ type }: Pick<Connector, 'type'>): boolean {
  return type === 'INJECTED' || type === 'ANNOUNCED' || type === 'MULTI_CHAIN'
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

/**
 * Returns the rule for an entry of `excludeWalletIds` or `includeInstalledWalletIds`: an id, a reverse-DNS name or a
 * name.
 */
export function ruleOf(word: string): WalletRule {
  return { id: word, rdns: word, name: word }
}

/** Returns whether a rule excludes a wallet of the directory or of `customWallets`. */
export function isExcluded(wallet: WalletListEntry, rules: readonly WalletRule[]): boolean {
  const { id, name } = wallet
  return isNamedBy(rules, { id, name, type: 'EXTERNAL', chain: 'eip155', explorerId: id, info: wallet })
}

/** Returns whether a rule names a connector: by id, reverse-DNS name, name, or as a wallet of the directory. */
function isNamedBy(rules: readonly WalletRule[], connector: RuledConnector): boolean {
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

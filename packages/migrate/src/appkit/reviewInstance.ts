import type { Node, Program } from 'oxc-parser'
import { importedName, listSpecifiers } from '../module/createModuleEditor.js'
import { isInFunction, memberName, nameOfHolder, walk } from '../module/syntax.js'
import type { ProjectFacts } from './readProjectFacts.js'

const page = 'migrateFromAppKit.md#names-without-an-equivalent'

/** Methods of AppKit's instance that no instance has here, with their replacement. */
const missing: Readonly<Record<string, string>> = {
  ...each('Use the result of `createAppKit`.', 'getInstance'),
  ...each('Use the typed errors of the methods.', 'getError'),
  ...each('WalletConnect belongs to the kit.', 'getUniversalProvider', 'handleUnsafeRPCRequest', 'setClientId'),
  ...each('Use `addNetwork` or `removeNetwork`.', 'setRequestedCaipNetworks', 'setApprovedCaipNetworksData'),
  ...each('Use `switchNetwork`.', 'setCaipNetworkOfNamespace', 'resetNetwork'),
  ...each('Use `setAccount`.', 'setCaipAddress', 'setAllAccounts'),
  ...each('Use `updateNativeBalance`.', 'setBalance'),
  ...each('The kit looks names up itself.', 'setProfileName', 'setProfileImage', 'fetchIdentity', 'syncIdentity'),
  ...each('The kit looks names up itself.', 'getReownName'),
  ...each('The state is that of the wallet.', 'setUser', 'setStatus', 'resetAccount', 'setSmartAccountDeployed'),
  ...each('The state is that of the wallet.', 'setSmartAccountEnabledNetworks'),
  ...each('Set the `defaultAccountTypes` option.', 'setPreferredAccountType'),
  ...each('It has no replacement.', 'addAddressLabel', 'removeAddressLabel', 'setAddressExplorerUrl', 'updateEmail'),
  ...each('The connections are those of the wallets.', 'setConnectedWalletInfo', 'setConnections'),
  ...each('Set the `customWallets` option.', 'setConnectors', 'addConnector'),
  ...each('The kit forgets a connection that ends.', 'getRecentConnections'),
  ...each('Use `close`.', 'resetWcConnection'),
  ...each('Set the `enableEIP6963` option.', 'setEIP6963Enabled'),
  ...each('Use `updateFeatures`.', 'getRemoteFeatures', 'updateRemoteFeatures', 'subscribeRemoteFeatures'),
  ...each('Use `subscribeAccount`.', 'subscribeShouldUpdateToAddress'),
  ...each('Use `isTransactionStackEmpty`.', 'isTransactionShouldReplaceView'),
}

/** The names of {@link missing}. */
export const missingMethods: readonly string[] = Object.keys(missing)

/** Methods that other objects may have, too. */
const commonNames: ReadonlySet<string> = new Set([
  ...['addConnector', 'fetchIdentity', 'getError', 'getInstance', 'resetAccount', 'resetNetwork', 'setAllAccounts'],
  ...['setBalance', 'setClientId', 'setConnections', 'setConnectors', 'setProfileImage', 'setProfileName'],
  ...['setStatus', 'setUser', 'updateEmail'],
])
const anyUse = new RegExp(`\\b(?:wagmiConfig|${missingMethods.join('|')})\\b`)

/** Whether a text may use the instance or the config of wagmi in a way that differs. Saves parsing most files. */
export function mayUseInstance(text: string): boolean {
  return anyUse.test(text)
}

/** A module, and where its reviews go. */
type Module = {
  readonly program: Program
  readonly parentOf: (node: Node) => Node | undefined
  review(node: Node, why: string, page: string): void
}

/** Lists the uses of methods that the instance lacks, and of one config of wagmi for all requests of a server. */
export function reviewInstance({ program, parentOf, review }: Module, facts: ProjectFacts): void {
  const aliases = listSpecifiers(program).flatMap(({ specifier }) =>
    facts.instances.has(importedName(specifier)) ? [specifier.local.name] : [],
  )
  const instances = new Set([...facts.instances, ...aliases])
  const reviewMethod = (node: Node, name: string, holder: Node) => {
    const why = Object.hasOwn(missing, name) ? missing[name] : undefined
    const isInstance = instances.has(nameOfHolder(holder) ?? '')
    if (why !== undefined && (isInstance || !commonNames.has(name)))
      review(node, `\`${name}\` does not exist. ${why}`, page)
  }
  walk(program, (node) => {
    if (node.type === 'MemberExpression') {
      const name = memberName(node)
      if (name === undefined) return
      reviewMethod(node.property, name, node.object)
      if (name === 'wagmiConfig' && facts.rendersOnServer && !isInFunction(node, parentOf))
        review(node, 'On a server, read `wagmiConfig` of the adapter in a component.', 'wagmi.md#nextjs')
    } else if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init) {
      for (const property of node.id.properties)
        if (property.type === 'Property' && property.key.type === 'Identifier' && !property.computed)
          reviewMethod(property, property.key.name, node.init)
    }
  })
}

function each(why: string, ...names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, why]))
}

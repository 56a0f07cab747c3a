import { type ChainNamespace, type Connector, hasLookAlike, namespaceTraits, traitsOf } from '@latchkey/common'
import { verifiedWallets } from './verifiedWallets.js'
import type { WalletListEntry, WalletRow } from './walletRow.js'

/*
 * What identifies a wallet, the strongest fact first:
 *
 * 1. Its explorer id, if an adapter verified it.
 * 2. Its reverse-DNS name: on EVM networks each announced wallet has one.
 * 3. Its name, or the path of its provider, where wallets have no reverse-DNS name: Wallet Standard, `injectedWeb3`,
 *    Bitcoin.
 *
 * A fact that two wallets on the page claim identifies neither. SDKs never count as a wallet on the page.
 *
 * Within a namespace, each adapter's `discovery/walletList.ts` decides which announcements are one wallet, by their
 * provider. `isSameWallet` compares wallets of two namespaces.
 */

type Named = Pick<Connector, 'type' | 'chain' | 'name' | 'info' | 'warning'>
type Facts = Named & Pick<Connector, 'explorerId' | 'injectedId'>
type Listed = Pick<WalletListEntry, 'id' | 'name' | 'rdns' | 'injected' | 'chains'>
/** A wallet of the list, or a recent wallet, whose id is a connector id in its namespace. */
type Known = WalletListEntry & { readonly namespace?: ChainNamespace }

/**
 * Returns whether two connectors are one wallet in two namespaces. Compares reverse-DNS names where both connectors
 * state one, else names: wallets of Wallet Standard and `injectedWeb3` have no reverse-DNS name. A name identifies a
 * wallet only if it occurs once in each of the two namespaces among `all` connectors. Connectors of one namespace, SDKs
 * and connectors with a warning are never the same.
 */
export function isSameWallet(a: Named, b: Named, all: readonly Named[]): boolean {
  if (a.chain === b.chain || a.warning || b.warning) return false
  const [one, other] = [traitsOf(a.type), traitsOf(b.type)]
  if (one.isBuiltIn || other.isBuiltIn) return a.type === b.type
  if (one.isSingle || other.isSingle) return false
  if (a.info?.rdns && b.info?.rdns) return a.info.rdns === b.info.rdns
  return hasSameName(a, b) && isOnlyOfName(a, all) && isOnlyOfName(b, all)
}

/**
 * Returns whether several wallets on the page claim the identity of this connector: the same reverse-DNS name, or, for
 * wallets without one, a look-alike name. A stored connection then does not identify the wallet.
 */
export function isIdentityContested(connector: Connector, all: readonly Connector[]): boolean {
  const { warning, chain, name, type, info } = connector
  if (warning === 'same-rdns' || warning === 'same-uuid') return true
  // An SDK may exist beside the extension of the same vendor.
  const others = all.filter((other) => other !== connector && other.chain === chain && other.type !== 'EXTERNAL')
  if (info?.rdns) return type !== 'EXTERNAL' && others.some((other) => other.info?.rdns === info.rdns)
  return (
    warning !== undefined &&
    hasLookAlike(
      name,
      others.map((other) => other.name),
    )
  )
}

/**
 * Returns the verified explorer id of a connector: the adapter's, or the one of its reverse-DNS name or, outside EVM
 * networks, its name.
 */
export function explorerIdOf(connector: Facts): string | undefined {
  const { name, info, explorerId, injectedId } = connector
  if (explorerId !== undefined) return explorerId
  const rdns = walletRdns(info?.rdns)
  const isNamed = isKnownByName(connector)
  const found = verifiedWallets.find(
    ([, known, ...others]) =>
      (rdns !== undefined && rdns === known) ||
      (isNamed && others.some((other) => other === name || other === injectedId)),
  )
  return found?.[0]
}

/**
 * Returns whether a connector on the page is a listed wallet. It compares the reverse-DNS name, the verified explorer
 * id and the listed injected ids. A wallet of Wallet Standard, `injectedWeb3` or a `window` property has no reverse-DNS
 * name, only its name: the name counts in namespaces that the listed wallet serves, and not where another wallet claims
 * it as well.
 */
export function isConnectorOfListed(connector: Facts, { id, name, rdns, injected = [], chains }: Listed): boolean {
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
    (hasName && hasSameName(connector, { name }) && chains !== undefined && servesNamespace({ chains }, chain))
  )
}

/** Returns the connector of a listed wallet. Prefers connectors without a warning. */
export function findInstalled(wallet: WalletListEntry, connectors: readonly Connector[]): Connector | undefined {
  const found = connectors.filter((connector) => isConnectorOfListed(connector, wallet))
  return found.find(({ warning }) => !warning) ?? found[0]
}

/**
 * Returns whether a row shows a known wallet: by its directory id, its connector's id, or the facts of {@link
 * isConnectorOfListed}.
 */
export function isRowOfWallet(row: WalletRow, wallet: Known): boolean {
  if (row.wallet?.id === wallet.id) return true
  return row.connectors.some(
    (connector) =>
      (connector.id === wallet.id && (!wallet.namespace || wallet.namespace === connector.chain)) ||
      isConnectorOfListed(connector, wallet),
  )
}

/**
 * Returns whether a listed wallet serves a namespace. A wallet that states no chains, such as a custom one, may serve
 * any.
 */
export function servesNamespace({ chains }: Pick<WalletListEntry, 'chains'>, namespace: ChainNamespace): boolean {
  return chains === undefined || chains.some((chain) => chain.startsWith(`${namespace}:`))
}

/**
 * Returns a wallet's icon: its own, else that of the same wallet in another namespace. Wallets of `injectedWeb3` have
 * none.
 */
export function iconOf(connector: Connector | undefined, all: readonly Connector[]): string | undefined {
  if (!connector) return undefined
  return connector.imageUrl ?? all.find((other) => other.imageUrl && isSameWallet(other, connector, all))?.imageUrl
}

/** Normalises a reverse-DNS name for comparison: lower case, and MetaMask's mobile name as the desktop one. */
export function walletRdns(rdns: string | undefined): string | undefined {
  const lower = rdns?.toLowerCase()
  return lower === 'io.metamask.mobile' ? 'io.metamask' : lower
}

/**
 * Returns whether a wallet on the page has no identity but its name. A name that two wallets claim identifies neither.
 */
function isKnownByName({ type, chain, info, warning }: Facts): boolean {
  return namespaceTraits[chain].namedConnectors.includes(type) && !info?.rdns && !warning
}

function isOnlyOfName(connector: Named, all: readonly Named[]): boolean {
  return all.filter((other) => other.chain === connector.chain && hasSameName(other, connector)).length <= 1
}

function hasSameName(a: Pick<Connector, 'name'>, b: Pick<Connector, 'name'>): boolean {
  return a.name.toLowerCase() === b.name.toLowerCase()
}

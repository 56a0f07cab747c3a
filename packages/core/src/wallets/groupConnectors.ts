import { type ChainNamespace, type Connector, hasLookAlike, traitsOf } from '@latchkey/common'
import { type ConnectorGroup, connectorGroups } from '../options/featureSwitches.js'
import type { RecentWallet } from '../storage/storedState.js'
import { isRowOfWallet, isSameWallet } from './walletIdentity.js'
import type { WalletGroup, WalletRow } from './walletRow.js'
import { isConnectorVisible, isInstalled, type VisibilityRules } from './walletVisibility.js'

/** The input of {@link groupConnectors}. */
export type ConnectorGroupsInput = {
  readonly connectors: readonly Connector[]
  readonly recent: readonly RecentWallet[]
  readonly order: readonly ConnectorGroup[]
  readonly rules: VisibilityRules
  /** Only this namespace's wallets. */
  readonly namespace?: ChainNamespace | undefined
  /** Whether the page runs in a wallet's browser. Its wallet comes first, connectors to other wallets come last. */
  readonly isWalletBrowser?: boolean | undefined
}

type Rows = Partial<Readonly<Record<ConnectorGroup, readonly WalletRow[]>>>

/**
 * Returns the wallets that adapters found in groups, in the configured order, without empty groups. The host around the
 * page comes first. `more` adds or replaces groups; it receives the rows on the page, the recent ones among them, and
 * the SDKs.
 */
export function groupConnectors(
  input: ConnectorGroupsInput,
  more?: (present: readonly WalletRow[], recent: readonly WalletRow[], external: readonly WalletRow[]) => Rows,
): readonly WalletGroup[] {
  const visible = input.connectors.filter((connector) => isConnectorVisible(connector, input.rules))
  const { isWalletBrowser = false } = input
  const isPhone = input.rules.isMobile && !isWalletBrowser
  const connectors = visible.filter((connector) => isPhone || !isSpareBrowserWallet(connector, visible))
  const rowsOf = (isPart: (connector: Connector) => boolean | undefined) =>
    mergeConnectors(connectors.filter(isPart), input.namespace)
  const present = rowsOf(isInstalled)
  const sdks = rowsOf(({ type }) => type === 'EXTERNAL')
  const hosts = sdks.filter((row) => row.connectors.some(({ isHost }) => isHost))
  const external = sdks.filter((row) => !hosts.includes(row))
  const rank = (row: WalletRow) => input.recent.findIndex((wallet) => isRowOfWallet(row, wallet))
  const used = [...(isWalletBrowser ? [] : present), ...external].filter((row) => rank(row) >= 0)
  const isRest = (row: WalletRow) => !used.includes(row)
  const { recent = used, ...groups } = more?.([...hosts, ...present], used, external) ?? {}
  const rows: Rows = {
    walletConnect: rowsOf(({ type }) => traitsOf(type).isRemote),
    recent: [...recent].sort((a, b) => rank(a) - rank(b)).map((row) => ({ ...row, tag: 'recent' })),
    injected: [...hosts, ...present.filter(isRest).map((row): WalletRow => ({ ...row, tag: 'installed' }))],
    external: external.filter(isRest),
    ...groups,
  }
  const order = [...new Set([...input.order, ...connectorGroups])]
  const shown = hosts.length > 0 ? ['injected' as const, ...order.filter((group) => group !== 'injected')] : order
  return (isWalletBrowser ? orderInWalletBrowser(order) : shown).flatMap((group) =>
    rows[group]?.length ? { group, rows: rows[group] } : [],
  )
}

/**
 * Returns one row per wallet: the connectors of one wallet in several namespaces share a row. With `namespace`, rows
 * contain only the connectors of that one, under the name and image of the whole wallet.
 */
export function mergeConnectors(
  connectors: readonly Connector[],
  namespace?: ChainNamespace | undefined,
): readonly WalletRow[] {
  const groups: Connector[][] = []
  for (const connector of connectors) {
    const group = groups.find((members) => members.every((member) => isSameWallet(member, connector, connectors)))
    if (group) group.push(connector)
    else groups.push([connector])
  }
  return groups
    .map((group) => ({
      ...rowOf(group, connectors),
      connectors: namespace ? group.filter(({ chain }) => chain === namespace) : group,
    }))
    .filter((row) => row.connectors.length > 0)
}

/** Groups of wallets that are elsewhere. */
const elsewhere: readonly ConnectorGroup[] = ['walletConnect', 'recent', 'featured', 'custom', 'recommended']

function orderInWalletBrowser(order: readonly ConnectorGroup[]): readonly ConnectorGroup[] {
  const others = order.filter((group) => group !== 'injected')
  const isElsewhere = (group: ConnectorGroup) => elsewhere.includes(group)
  return ['injected', ...others.filter((group) => !isElsewhere(group)), ...others.filter(isElsewhere)]
}

/**
 * Returns whether to hide the unnamed `window.ethereum` on desktop and in a wallet's browser. It is listed if it is the
 * only wallet of its namespace on the page: otherwise a visitor with a wallet would see an empty list.
 */
function isSpareBrowserWallet({ type, name, chain }: Connector, visible: readonly Connector[]): boolean {
  const isBrowserWallet = type === 'INJECTED' && name === 'Browser Wallet'
  return isBrowserWallet && visible.some((other) => other.chain === chain && isInstalled(other) && other.name !== name)
}

/**
 * Returns whether a name looks like that of a wallet in another namespace. Adapters compare names of their own
 * namespace only.
 */
function imitates({ name, info }: Connector, all: readonly Connector[]): boolean {
  const others = all.filter((other) => other.name.toLowerCase() !== name.toLowerCase())
  return (
    !info?.rdns &&
    hasLookAlike(
      name,
      others.map((other) => other.name),
    )
  )
}

function rowOf(connectors: readonly Connector[], all: readonly Connector[]): WalletRow {
  const [first] = connectors as [Connector, ...Connector[]]
  const withRdns = connectors.find(({ info }) => info?.rdns)
  const { imageUrl = connectors.find((connector) => connector.imageUrl)?.imageUrl } = withRdns ?? first
  const warning =
    connectors.find((connector) => connector.warning)?.warning ?? (imitates(first, all) ? 'look-alike-name' : undefined)
  return {
    key: connectors.map(({ chain, id }) => `${chain}:${id}`).join('|'),
    name: (withRdns ?? first).name,
    connectors,
    ...(imageUrl ? { imageUrl } : {}),
    ...(withRdns?.info?.rdns ? { rdns: withRdns.info.rdns } : {}),
    ...(warning ? { warning } : {}),
  }
}

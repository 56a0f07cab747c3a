import type { ChainNamespace, Connector } from '@latchkey/common'
import { type ConnectorGroup, connectorGroups } from '../options/appKitOptions.js'
import type { RecentWallet } from '../storage/storedState.js'
import { isConnectorVisible, type VisibilityRules } from './isConnectorVisible.js'
import { isInstalled } from './isInstalled.js'
import { isSameWallet } from './isSameWallet.js'
import { mergeConnectors } from './mergeConnectors.js'
import type { WalletGroup, WalletRow } from './walletRow.js'

/** What decides which wallets of the page are listed. */
export type InstalledListInput = {
  readonly connectors: readonly Connector[]
  readonly recent: readonly RecentWallet[]
  readonly order: readonly ConnectorGroup[]
  readonly rules: VisibilityRules
  /** Only this namespace's wallets. */
  readonly namespace?: ChainNamespace | undefined
}

type Rows = Partial<Readonly<Record<ConnectorGroup, readonly WalletRow[]>>>

/**
 * The wallets that adapters found, as the list of specification §4: grouped, in the default or configured order, without empty
 * groups. `more` adds groups, or takes the place of one, knowing what is on the page, what of it was used before, and what comes as an SDK.
 */
export function listInstalled(
  input: InstalledListInput,
  more?: (present: readonly WalletRow[], recent: readonly WalletRow[], external: readonly WalletRow[]) => Rows,
): readonly WalletGroup[] {
  const visible = input.connectors.filter((connector) => isConnectorVisible(connector, input.rules))
  const connectors = visible.filter((connector) => input.rules.isMobile || !isSpareBrowserWallet(connector, visible))
  const rowsOf = (...types: readonly Connector['type'][]) =>
    mergeConnectors(
      connectors.filter(({ type }) => types.includes(type)),
      input.namespace,
    )
  const present = rowsOf('INJECTED', 'ANNOUNCED', 'MULTI_CHAIN')
  const external = rowsOf('EXTERNAL')
  const rank = (row: WalletRow) => input.recent.findIndex((wallet) => isSameWallet(row, wallet))
  const used = [...present, ...external].filter((row) => rank(row) >= 0)
  const isRest = (row: WalletRow) => !used.includes(row)
  const { recent = used, ...groups } = more?.(present, used, external) ?? {}
  const rows: Rows = {
    walletConnect: rowsOf('WALLET_CONNECT'),
    recent: [...recent].sort((a, b) => rank(a) - rank(b)).map((row) => ({ ...row, tag: 'recent' })),
    injected: present.filter(isRest).map((row) => ({ ...row, tag: 'installed' })),
    external: external.filter(isRest),
    ...groups,
  }
  return [...new Set([...input.order, ...connectorGroups])].flatMap((group) =>
    rows[group]?.length ? { group, rows: rows[group] } : [],
  )
}

/**
 * On desktop, wallets announce themselves under their own name, and specification §5 hides "Browser Wallet" there. It is listed all the
 * same where it is the only wallet of its namespace on the page: else a visitor who has a wallet reads that there is none.
 */
function isSpareBrowserWallet({ type, name, chain }: Connector, visible: readonly Connector[]): boolean {
  const isBrowserWallet = type === 'INJECTED' && name === 'Browser Wallet'
  return isBrowserWallet && visible.some((other) => other.chain === chain && isInstalled(other) && other.name !== name)
}

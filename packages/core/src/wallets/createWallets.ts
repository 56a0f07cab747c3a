import {
  type ChainNamespace,
  type Connector,
  type ConnectorWarning,
  isMobile,
  type Ports,
  walletConnectId,
} from '@latchkey/common'
import type { Accounts } from '../account/createAccounts.js'
import type { OptionsState } from '../options/createOptionsState.js'
import { isWalletConnectEnabled } from '../options/derivedOptions.js'
import type { Connectors } from './createConnectors.js'
import { createWalletsState, type WalletsState } from './createWalletsState.js'
import { type ConnectorGroupsInput, groupConnectors } from './groupConnectors.js'
import { isWalletBrowser } from './isWalletBrowser.js'
import { listWallets } from './listWallets.js'
import { findInstalled } from './walletIdentity.js'
import { hasBrowseLink, walletPlatforms } from './walletPlatforms.js'
import type { WalletGroup, WalletListEntry, WalletRow } from './walletRow.js'
import { ruleOf } from './walletVisibility.js'

/** Parameters of {@link Wallets.list}. */
export type WalletListOptions = {
  /** Lists only wallets of this namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** Lists wallets of the directory last, for a list that the visitor saw before the directory responded. */
  readonly isDirectoryLast?: boolean | undefined
}

/**
 * The wallets that a visitor can select, as the modal lists them: grouped, ordered, merged, and without excluded ones.
 */
export type Wallets = {
  /** The list as reactive state. Updates start when it is first read. */
  readonly state: WalletsState
  /**
   * Returns the list now, including the wallets connected before. `core.directory.load()` adds wallets of the
   * directory.
   */
  list(options?: WalletListOptions): readonly WalletGroup[]
  /** Returns the row of a connector: all connectors of its wallet. */
  findRow(connector: Connector | undefined): WalletRow | undefined
  /**
   * Returns why the identity of a connector's wallet is in doubt. Only the visitor may choose such a wallet, in the
   * list, where it shows its warning.
   */
  warningOf(connector: Connector): ConnectorWarning | undefined
  /** Returns a wallet of `customWallets` or of the directory, once it is loaded. */
  find(id: string | undefined): WalletListEntry | undefined
  /** Returns the connector of a listed wallet that is on the page. */
  findInstalled(wallet: WalletListEntry, namespace?: ChainNamespace): Connector | undefined
  /** Returns whether this page can open in the browser of the wallet's app. Default namespaces: those of the app. */
  canBrowse(wallet: WalletListEntry, namespace?: ChainNamespace): boolean
  /** Returns the wallets of the app that the list suggests to install. */
  suggested(): readonly WalletListEntry[]
  /** Sets the wallets that the directory has loaded. */
  setDirectory(wallets: DirectoryWallets): void
  destroy(): void
}

/** The wallets of the directory that the list uses. */
export type DirectoryWallets = {
  readonly featured: readonly WalletListEntry[]
  readonly excluded: readonly WalletListEntry[]
  recommended(namespace: ChainNamespace | undefined): readonly WalletListEntry[]
  /** Returns all loaded wallets, so that recent ones can be listed. */
  loaded(namespace: ChainNamespace | undefined): readonly WalletListEntry[]
  find(id: string): WalletListEntry | undefined
}

type Deps = {
  readonly ports: Pick<Ports, 'window'>
  readonly options: { readonly state: OptionsState }
  readonly connectors: Connectors
  readonly accounts: Accounts
}

export function createWallets({ ports, options, connectors, accounts }: Deps): Wallets {
  const isPhone = isMobile(ports.window?.navigator)
  let directory: DirectoryWallets | undefined

  function installedInput(namespace: ChainNamespace | undefined): ConnectorGroupsInput {
    const { excludeWalletIds = [], includeInstalledWalletIds, features } = options.state.current
    return {
      connectors: connectors.state.all,
      recent: connectors.recent(),
      order: features.connectorTypeOrder,
      rules: {
        isMobile: isPhone,
        excluded: [...excludeWalletIds.map(ruleOf), ...(directory?.excluded ?? [])],
        included: includeInstalledWalletIds?.map(ruleOf),
      },
      namespace,
      isWalletBrowser: isWalletBrowser(ports.window?.navigator, connectors.state.all),
    }
  }

  function isWalletConnectConnected(namespace: ChainNamespace | undefined): boolean {
    const candidates = namespace ? [namespace] : accounts.connectedNamespaces()
    return candidates.some((candidate) => accounts.getConnected(candidate)?.connectorId === walletConnectId)
  }

  function canBrowse(wallet: WalletListEntry, namespace?: ChainNamespace): boolean {
    return hasBrowseLink(wallet, ports.window, namespace ? [namespace] : options.state.current.namespaces)
  }

  /** Returns whether the visitor of a phone can open the app of a row. */
  function isReachable({ wallet }: WalletRow, namespace: ChainNamespace | undefined): boolean {
    if (!wallet) return true
    const canPair = isWalletConnectEnabled(options.state.current)
    const platforms = walletPlatforms(wallet, {
      isMobile: true,
      isInstalled: false,
      canPair,
      canBrowse: canBrowse(wallet, namespace),
    })
    return platforms.includes('mobile') || platforms.includes('walletBrowser')
  }

  function list({ namespace, isDirectoryLast = false }: WalletListOptions = {}): readonly WalletGroup[] {
    const own = customWallets(options.state.current)
    const featured = directory?.featured ?? []
    const recommended = directory?.recommended(namespace) ?? []
    const groups = listWallets({
      ...installedInput(namespace),
      featured: [...own.featured, ...featured],
      custom: own.others,
      recommended,
      known: directory?.loaded(namespace) ?? [],
      isWalletConnectConnected: isWalletConnectConnected(namespace),
    })
    const ordered = isPhone ? groups.map((group) => sortReachable(group, (row) => isReachable(row, namespace))) : groups
    return isDirectoryLast ? moveLast(ordered, [...featured, ...recommended]) : ordered
  }

  function findRow(connector: Connector | undefined): WalletRow | undefined {
    const rows = groupConnectors(installedInput(undefined)).flatMap((group) => group.rows)
    return connector && rows.find((row) => row.connectors.includes(connector))
  }

  const walletsState = createWalletsState([connectors.state, options.state, accounts.state], list)

  return {
    get state() {
      return walletsState.state
    },
    list,
    findRow,
    // A hidden wallet has no row.
    warningOf: (connector) => connector.warning ?? findRow(connector)?.warning,
    find(id) {
      if (id === undefined) return undefined
      return options.state.current.customWallets?.find((wallet) => wallet.id === id) ?? directory?.find(id)
    },
    findInstalled: (wallet, namespace) =>
      findInstalled(
        wallet,
        connectors.state.all.filter(({ chain }) => !namespace || chain === namespace),
      ),
    canBrowse,
    suggested() {
      const own = customWallets(options.state.current)
      const groups = listWallets({ ...installedInput(undefined), ...own, custom: own.others, recommended: [] })
      return groups.flatMap(({ rows }) => rows.flatMap(({ wallet }) => wallet ?? []))
    },
    setDirectory(wallets) {
      directory = wallets
      walletsState.update()
    },
    destroy: walletsState.stop,
  }
}

/** Returns the app's own wallets: featured ones in the order of `featuredWalletIds`, and the others. */
function customWallets({ customWallets: own = [], featuredWalletIds = [] }: OptionsState['current']) {
  const isFeatured = ({ id }: WalletListEntry) => featuredWalletIds.includes(id)
  return {
    featured: own.filter(isFeatured).sort((a, b) => featuredWalletIds.indexOf(a.id) - featuredWalletIds.indexOf(b.id)),
    others: own.filter((wallet) => !isFeatured(wallet)),
  }
}

/** On a phone, wallets whose app can be opened come first. */
function sortReachable({ group, rows }: WalletGroup, isReachable: (row: WalletRow) => boolean): WalletGroup {
  return { group, rows: [...rows.filter(isReachable), ...rows.filter((row) => !isReachable(row))] }
}

/** Moves the rows of the given wallets to the end, so that no row moves under the pointer. */
function moveLast(groups: readonly WalletGroup[], wallets: readonly WalletListEntry[]): readonly WalletGroup[] {
  const ids = new Set(wallets.map(({ id }) => id))
  const isMoved = ({ wallet }: WalletRow) => wallet !== undefined && ids.has(wallet.id)
  return [
    ...groups.map(({ group, rows }) => ({ group, rows: rows.filter((row) => !isMoved(row)) })),
    ...groups.map(({ group, rows }) => ({ group, rows: rows.filter(isMoved) })),
  ].filter(({ rows }) => rows.length > 0)
}

import { type ChainNamespace, canPrefetch, cleanText, openUrl, safeParseImageUrl } from '@latchkey/common'
import {
  type Core,
  type DirectorySearch,
  detectPlace,
  listPlatforms,
  listWalletLinks,
  readSearch,
  rememberLink,
  reportRefusedLink,
  searchAsTyped,
  type WalletLink,
  type WalletListEntry,
  type WalletListOptions,
  type WalletPages,
  type WalletRow,
} from '@latchkey/core'
import type { DirectoryView, PairingView, WalletGroupView, WalletView } from './walletView.js'

/** The result of a search, as plain data. */
export type SearchView = { readonly wallets: readonly WalletView[]; readonly status: 'ready' | 'failed' }

/** Reads wallets, directory and pairing from core as plain data, for an app's own views. */
export type WalletReader = {
  /** Looks for installed wallets and loads the first wallets of the directory. Rejects with `VIEW_LOAD_FAILED`. */
  start(namespace: ChainNamespace | undefined): Promise<void>
  /** Installed wallets have been looked for. */
  isReady(): boolean
  /** The directory will add wallets to the list. */
  isDirectoryPending(): boolean
  groups(options: WalletListOptions): readonly WalletGroupView[]
  directory(namespace: ChainNamespace | undefined): DirectoryView
  /** Searches when typing pauses. Returns a function that stops the search; `undefined` if the query is too short. */
  search(wanted: DirectorySearch, onResult: (result: SearchView) => void): (() => void) | undefined
  pairing(): PairingView
  /** Returns the links that open a wallet with the current URI, best first. */
  links(walletId: string | undefined): readonly WalletLink[]
  /**
   * Opens the app of a wallet on this phone with the current URI. Call it inside the visitor's click. Returns a
   * function to call once the wallet is connected, so that later requests open the same app; `undefined` if no link
   * opened. A link to an unusual host does not open, because the visitor has to see the host before.
   */
  openApp(walletId: string | undefined, namespace: ChainNamespace | undefined): (() => void) | undefined
}

export function createWalletReader(core: Core): WalletReader {
  const { connectors, directory, ports, walletConnect, wallets } = core
  /** Pages keep their identity until a wallet is added, so their views are created once. */
  const views = new WeakMap<
    readonly WalletListEntry[],
    { readonly all: unknown; readonly list: readonly WalletView[] }
  >()

  function listViews(entries: readonly WalletListEntry[]): readonly WalletView[] {
    const { all } = connectors.state
    const known = views.get(entries)
    if (known?.all === all) return known.list
    const list = entries.map((wallet) => viewListed(core, wallet))
    views.set(entries, { all, list })
    return list
  }

  return {
    async start(namespace) {
      void directory.load(namespace)
      const found = await core.discover()
      // The next step is usually a click on an installed wallet, which has to be asked in the click itself.
      if (found.length > 0 && ports.window && canPrefetch(ports.window))
        void core.prefetch({ session: true, connect: true, namespace })
    },
    isReady: () => connectors.state.isReady,
    isDirectoryPending: () => directory.state.status !== 'ready' && directory.state.status !== 'off',
    groups: (options) =>
      wallets.list(options).map(({ group, rows }) => ({ group, wallets: rows.map((row) => viewRow(core, row)) })),
    directory(namespace) {
      const pages = directory.list(namespace)
      const status = directory.state.status === 'off' ? 'off' : statusOf(pages)
      return {
        wallets: listViews(pages.wallets),
        count: pages.count,
        status,
        hasMore: status === 'ready' && pages.pages !== 'done',
      }
    },
    search(given, onResult) {
      const wanted = readSearch(given)
      return (
        wanted &&
        searchAsTyped(core, wanted, (result) =>
          onResult(
            result.status === 'found'
              ? { status: 'ready', wallets: listViews(result.wallets) }
              : { status: 'failed', wallets: [] },
          ),
        )
      )
    },
    pairing() {
      const { status, uri, expiresAt, code } = walletConnect.state
      return { isEnabled: walletConnect.isEnabled, status, uri, expiresAt, code }
    },
    links: (walletId) => listLinks(core, wallets.find(walletId)),
    openApp(walletId, namespace) {
      const wallet = wallets.find(walletId)
      if (!wallet || !ports.window || listPlatforms(core, wallet, namespace)[0] !== 'mobile') return undefined
      const report = (reason: string) => reportRefusedLink(ports.logger, wallet.name, reason)
      const link = listLinks(core, wallet, report).find(({ kind }) => kind === 'mobile')
      if (!link || link.showHost) return undefined
      const { href, scheme, androidPackage, target } = link
      const { strictLinks: strict } = core.options.state.current
      try {
        openUrl(ports.window, href, { kind: 'app', scheme, androidPackage, strict }, target)
      } catch {
        return undefined
      }
      return () => rememberLink(core.storage, wallet, link)
    },
  }
}

function listLinks(
  { options, ports, walletConnect }: Core,
  wallet: WalletListEntry | undefined,
  onRefused?: (reason: string) => void,
): readonly WalletLink[] {
  const uri = walletConnect.uri()
  if (!wallet || !uri || !ports.window) return []
  const { experimental_preferUniversalLinks: preferUniversal, strictLinks: strict } = options.state.current
  return listWalletLinks(wallet, uri, detectPlace(ports.window), { preferUniversal, strict, onRefused })
}

function statusOf({ pages, wallets }: WalletPages): DirectoryView['status'] {
  if (pages === 'failed') return 'failed'
  return pages === 'loading' || (pages === 'idle' && wallets.length === 0) ? 'loading' : 'ready'
}

function viewRow({ options }: Core, row: WalletRow): WalletView {
  const { connectorImages } = options.state.current
  const own = row.connectors.map(({ id }) => connectorImages?.[id]).find(Boolean)
  return {
    key: row.key,
    name: cleanText(row.name),
    imageUrl: imageOf(own ?? row.imageUrl),
    imageId: row.wallet?.image_id,
    tag: row.tag,
    warning: row.warning,
    rdns: row.rdns,
    connectors: row.connectors.map(({ id, chain }) => ({ id, namespace: chain })),
    walletId: row.wallet?.id,
    isWalletConnect: row.connectors[0]?.type === 'WALLET_CONNECT',
  }
}

function viewListed({ wallets }: Core, wallet: WalletListEntry): WalletView {
  const found = wallets.findInstalled(wallet)
  // A doubtful wallet must not pass for the listed one. The wallet list shows it with its warning.
  const warning = found && wallets.warningOf(found)
  const installed = warning ? undefined : found
  const connectors = wallets.findRow(installed)?.connectors ?? (installed ? [installed] : [])
  return {
    key: `wallet:${wallet.id}`,
    name: cleanText(wallet.name),
    imageUrl: imageOf(wallet.image_url),
    imageId: wallet.image_id,
    tag: installed ? 'installed' : undefined,
    warning,
    rdns: wallet.rdns,
    connectors: connectors.map(({ id, chain }) => ({ id, namespace: chain })),
    walletId: wallet.id,
    isWalletConnect: false,
  }
}

function imageOf(url: string | undefined): string | undefined {
  const image = safeParseImageUrl(url, { allowRemote: true, allowHeld: true })
  return image.ok ? image.value : undefined
}

import type { ChainNamespace, ErrorCode } from '@latchkey/common'
import type { WalletListEntry } from '../wallets/walletRow.js'

/** A list of wallets that grows page by page. */
export type WalletPages = {
  /** Featured, recommended, and every page that was loaded, in order, without the same wallet twice. */
  wallets: readonly WalletListEntry[]
  /** Total number of wallets. `undefined` before the first page. */
  count?: number | undefined
  pages: 'idle' | 'loading' | 'done' | 'failed'
  /** Reason why the latest page failed: `VIEW_LOAD_FAILED` if code failed to load, otherwise `DIRECTORY_FAILED`. */
  pagesCode?: ErrorCode | undefined
}

/** State of the wallet directory. `wallets`, `count` and `pages` cover all wallets. */
export type DirectoryState = WalletPages & {
  /** `off`: the app turned the directory off, or named a server without a `projectId`. */
  status: 'off' | 'idle' | 'loading' | 'ready' | 'failed'
  /** Reason why `status` is `failed`. */
  code?: ErrorCode | undefined
  /** What the operator of the directory calls certified wallets. `undefined`: the directory certifies none. */
  badge?: string | undefined
  /** The wallets of `featuredWalletIds`, in that order. */
  featured: readonly WalletListEntry[]
  recommended: readonly WalletListEntry[]
  /** Recommended wallets by namespace, in apps with several namespaces. */
  recommendedBy?: Readonly<Partial<Record<ChainNamespace, readonly WalletListEntry[]>>>
  /** The wallets of `excludeWalletIds`, which also hide connectors with the same reverse-DNS name or name. */
  excluded: readonly WalletListEntry[]
  /** Wallets by supported namespace, in apps with several namespaces. */
  pagesBy: Partial<Record<ChainNamespace, WalletPages>>
}

/** The query. With a namespace, only wallets that support it are searched. */
export type DirectorySearch = {
  readonly text: string
  /** Only wallets that the operator of the directory certified. */
  readonly certified?: boolean | undefined
  readonly namespace?: ChainNamespace | undefined
}

/** The search result: at most 100 wallets. */
export type DirectoryFound = { readonly wallets: readonly WalletListEntry[]; readonly count: number }

/** Options of {@link Directory.image}. */
export type ImageOptions = {
  /** Default `wallet`. */
  readonly kind?: ImageKind | undefined
  readonly signal?: AbortSignal | undefined
}

/** Pictures of the directory: of wallets by their `image_id`, of networks by `assets.imageId`. */
export type ImageKind = 'wallet' | 'network'

/** A picture that is held in memory until it is released. */
export type HeldImage = { readonly url: string; release(): void }

/**
 * The wallet directory: several hundred wallets, with pages and search. It sends no request before a method is called.
 */
export type Directory = {
  readonly state: DirectoryState
  /**
   * Loads featured, recommended and excluded wallets once, or again after a failure. With a namespace, also the wallets
   * recommended for its networks. Never rejects.
   */
  load(namespace?: ChainNamespace): Promise<void>
  /**
   * Returns the loaded wallets that support a namespace. Without `namespace`, or if the app has only one: all wallets.
   */
  list(namespace?: ChainNamespace): WalletPages
  /** Loads the next page of 40 of {@link Directory.list}. Never rejects: `pages` of the list says whether it failed. */
  loadMore(namespace?: ChainNamespace): Promise<void>
  /** Rejects with a typed error; `ABORTED` when a newer search takes its place. */
  search(query: DirectorySearch, options?: { readonly signal?: AbortSignal | undefined }): Promise<DirectoryFound>
  /**
   * Returns a wallet by its id, and requests it if it is not loaded. `undefined` without a directory, and for a wallet
   * that the directory does not have or the options exclude. Rejects with a typed error.
   */
  fetchWallet(id: string, options?: { readonly signal?: AbortSignal | undefined }): Promise<WalletListEntry | undefined>
  /** Returns a wallet that is already loaded, or `undefined`. */
  find(id: string): WalletListEntry | undefined
  /**
   * Returns the picture of a wallet (default) or a network, with a type from its first bytes. Rejects after 2 s,
   * and for an invalid id. Only servers have pictures of networks.
   */
  image(imageId: string, options?: ImageOptions): Promise<HeldImage>
}

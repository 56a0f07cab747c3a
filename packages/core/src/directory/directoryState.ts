import type { ChainNamespace, ErrorCode } from '@latchkey/common'
import type { WalletListEntry } from '../connectors/walletRow.js'

/** A list of wallets that grows page by page. */
export type WalletPages = {
  /** Featured, recommended, and every page that was loaded, in order, without the same wallet twice. */
  wallets: readonly WalletListEntry[]
  /** How many there are in all; `undefined` before anything was loaded. */
  count?: number | undefined
  pages: 'idle' | 'loading' | 'done' | 'failed'
}

/** What is known of the wallet directory; `wallets`, `count` and `pages` are those of all wallets. */
export type DirectoryState = WalletPages & {
  /** `off`: the app turned the directory off, or named a server without a `projectId`. */
  status: 'off' | 'idle' | 'loading' | 'ready' | 'failed'
  /** Why it failed. */
  code?: ErrorCode | undefined
  /** Those of `featuredWalletIds`, in that order. */
  featured: readonly WalletListEntry[]
  recommended: readonly WalletListEntry[]
  /** Recommended wallets of one namespace, where an app of several namespaces loaded them. */
  recommendedBy?: Readonly<Partial<Record<ChainNamespace, readonly WalletListEntry[]>>>
  /** Those of `excludeWalletIds`, by which connectors of the same reverse-DNS name or name are hidden. */
  excluded: readonly WalletListEntry[]
  /** The wallets that serve one namespace, where an app of several namespaces loaded them. */
  pagesBy: Partial<Record<ChainNamespace, WalletPages>>
}

/** What is searched for; with a namespace, among the wallets that serve it. */
export type DirectorySearch = {
  readonly text: string
  readonly certified?: boolean
  readonly namespace?: ChainNamespace | undefined
}

/** What was found: at most 100 (specification §9). */
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

/** The wallet directory: several hundred wallets, by pages and by search. Nothing is asked before one of its methods is called. */
export type Directory = {
  readonly state: DirectoryState
  /**
   * Asks for featured, recommended and excluded wallets, once; again after a failure. With a namespace, also for the wallets
   * recommended for its networks. Never rejects.
   */
  load(namespace?: ChainNamespace): Promise<void>
  /** The wallets that serve a namespace, as far as they are loaded; all wallets without one, or where the app has no other namespace. */
  list(namespace?: ChainNamespace): WalletPages
  /** Asks for the next page of 40 of {@link Directory.list}. Never rejects: `pages` of the list says whether it failed. */
  loadMore(namespace?: ChainNamespace): Promise<void>
  /** Rejects with a typed error; `ABORTED` when a newer search takes its place. */
  search(wanted: DirectorySearch, options?: { readonly signal?: AbortSignal | undefined }): Promise<DirectoryFound>
  /** A wallet that was loaded by any of the above. */
  find(id: string): WalletListEntry | undefined
  /**
   * The picture of a wallet (default) or a network, typed by its first bytes. Rejects after 2 s (R49), and for a text that is no id (R48).
   * Networks have pictures on a server only.
   */
  image(imageId: string, options?: ImageOptions): Promise<HeldImage>
}

import type { ErrorCode } from '@latchkey/common'
import type { WalletListEntry } from '../connectors/walletRow.js'

/** What is known of the wallet directory. */
export type DirectoryState = {
  /** `off`: the app named no directory. */
  status: 'off' | 'idle' | 'loading' | 'ready' | 'failed'
  /** Why it failed. */
  code?: ErrorCode | undefined
  /** Those of `featuredWalletIds`, in that order. */
  featured: readonly WalletListEntry[]
  recommended: readonly WalletListEntry[]
  /** Those of `excludeWalletIds`, by which connectors of the same reverse-DNS name or name are hidden. */
  excluded: readonly WalletListEntry[]
  /** Featured, recommended, and every page that was loaded, in order, without the same wallet twice. */
  wallets: readonly WalletListEntry[]
  /** How many there are in all; `undefined` before anything was loaded. */
  count?: number | undefined
  pages: 'idle' | 'loading' | 'done' | 'failed'
}

/** What is searched for. */
export type DirectorySearch = { readonly text: string; readonly certified?: boolean }

/** What was found: at most 100 (specification §9). */
export type DirectoryFound = { readonly wallets: readonly WalletListEntry[]; readonly count: number }

/** A picture that is held in memory until it is released. */
export type HeldImage = { readonly url: string; release(): void }

/** The wallet directory: several hundred wallets, by pages and by search. Nothing is asked before one of its methods is called. */
export type Directory = {
  readonly state: DirectoryState
  /** Asks for featured, recommended and excluded wallets, once; again after a failure. Never rejects. */
  load(): Promise<void>
  /** Asks for the next page of 40. Never rejects: `state.pages`. */
  loadMore(): Promise<void>
  /** Rejects with a typed error; `ABORTED` when a newer search takes its place. */
  search(wanted: DirectorySearch, options?: { readonly signal?: AbortSignal | undefined }): Promise<DirectoryFound>
  /** A wallet that was loaded by any of the above. */
  find(id: string): WalletListEntry | undefined
  /** A wallet's picture, typed by its first bytes; rejects after 2 s (R49). */
  image(imageId: string, options?: { readonly signal?: AbortSignal | undefined }): Promise<HeldImage>
}

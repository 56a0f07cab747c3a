import type { GetWalletsParameters, WalletsPage } from '@latchkey/api-client'
import type { WalletListEntry } from '../wallets/walletRow.js'
import type { HeldImage, ImageKind } from './directoryState.js'

/** A page of the directory, reduced to wallets that can be listed. */
export type EntriesPage = Pick<WalletsPage, 'count'> & {
  readonly entries: readonly WalletListEntry[]
  /** The page was empty, so no further page exists, even if `count` is larger. */
  readonly isEmpty: boolean
}

/** Dependencies of the reader's parts: the client, and the instance's alerts and lifetime. */
export type DirectoryApi = {
  /**
   * A query contains at most 100 ids. The caller filters the entries by the remaining ids of a longer `include` or
   * `exclude`.
   */
  getEntries(parameters: GetWalletsParameters, signal?: AbortSignal): Promise<EntriesPage>
  getImage(kind: ImageKind, imageId: string, signal?: AbortSignal): Promise<HeldImage>
}

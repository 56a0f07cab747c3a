import type { GetWalletsParameters, WalletsPage } from '@latchkey/api-client'
import type { WalletListEntry } from '../connectors/walletRow.js'
import type { HeldImage, ImageKind } from './directoryState.js'

/** A page of the directory whose wallets are fit to be listed. */
export type EntriesPage = Pick<WalletsPage, 'count'> & {
  readonly entries: readonly WalletListEntry[]
  /** Nothing stood on it: there is nothing behind it, whatever `count` says. */
  readonly isEmpty: boolean
}

/** What the parts of the reader ask with: the client, with the instance's alerts and lifetime. */
export type DirectoryApi = {
  /** A query holds at most 100 ids: the caller filters the entries by the rest of a longer `include` or `exclude`. */
  getEntries(wanted: GetWalletsParameters, signal?: AbortSignal): Promise<EntriesPage>
  getImage(kind: ImageKind, imageId: string, signal?: AbortSignal): Promise<HeldImage>
}

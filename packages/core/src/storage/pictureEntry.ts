import { type ChainNamespace, objectOf, text } from '@latchkey/common'
import type { StorageEntry } from './createStorageReader.js'

/** The directory's picture of a wallet that the visitor chose in the list and connected through WalletConnect. */
export type StoredPicture = {
  readonly imageId: string
  /** The name that the connected wallet stated. A wallet with another name does not use the picture. */
  readonly walletName: string
}

/** The picture of one namespace's stored connection. It has its own entry, because every page reads the connections before any click. */
export function pictureEntry(namespace: ChainNamespace): StorageEntry<StoredPicture> {
  return {
    key: `connection/${namespace}/picture`,
    parse: objectOf({ imageId: text({ max: 64 }), walletName: text({ max: 512 }) }),
  }
}

import type { ChainNamespace } from '@latchkey/common'
import { pictureEntry, type StoredPicture } from '../storage/pictureEntry.js'
import type { ConnectionDeps } from './connectionDeps.js'
import { createWalletPictures } from './createWalletPictures.js'

/** The directory images of connected wallets, one per namespace. */
export type ShownPictures = {
  current(namespace: ChainNamespace): StoredPicture | undefined
  /** Returns the image of the stored connection. */
  stored(namespace: ChainNamespace): StoredPicture | undefined
  /** Returns the object URL; `undefined` until the image is loaded. */
  url(namespace: ChainNamespace): string | undefined
  /** Shows and stores an image, or none, and releases the earlier one. */
  show(namespace: ChainNamespace, picture: StoredPicture | undefined, onLoad?: () => void): void
  /** Releases the image and keeps the stored one. */
  release(namespace: ChainNamespace): void
}

type Shown = { readonly picture: StoredPicture; url?: string; stop?: () => void }

export function createShownPictures(
  deps: Pick<ConnectionDeps, 'ports' | 'options' | 'storage' | 'loadPicture'>,
): ShownPictures {
  const { options, storage } = deps
  const pictures = createWalletPictures(deps)
  const shown = new Map<ChainNamespace, Shown>()

  function hold(namespace: ChainNamespace, picture: StoredPicture | undefined, onLoad?: () => void): void {
    const before = shown.get(namespace)
    shown.delete(namespace)
    if (picture) {
      const own: Shown = { picture }
      shown.set(namespace, own)
      own.stop = pictures.hold(picture.imageId, (url) => {
        own.url = url
        onLoad?.()
      })
    }
    // Releases the earlier image last, so that a shared image is not loaded again.
    before?.stop?.()
  }

  return {
    current: (namespace) => shown.get(namespace)?.picture,
    stored: (namespace) => storage.get(pictureEntry(namespace)),
    url: (namespace) => shown.get(namespace)?.url,
    show(namespace, picture, onLoad) {
      const entry = pictureEntry(namespace)
      if (picture && options.enableReconnect) storage.set(entry, picture)
      else if (storage.get(entry)) storage.remove(entry)
      hold(namespace, picture, onLoad)
    },
    release: (namespace) => hold(namespace, undefined),
  }
}

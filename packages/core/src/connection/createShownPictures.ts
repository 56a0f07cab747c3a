import type { ChainNamespace } from '@latchkey/common'
import type { StoredPicture } from '../storage/storedConnections.js'
import type { ConnectionDeps } from './connectionDeps.js'
import { createWalletPictures } from './createWalletPictures.js'

/** The directory images of connected wallets, one per namespace. */
export type ShownPictures = {
  current(namespace: ChainNamespace): StoredPicture | undefined
  /** Returns the object URL; `undefined` until the image is loaded. */
  url(namespace: ChainNamespace): string | undefined
  /** Shows an image, or none, and releases the earlier one. */
  show(namespace: ChainNamespace, picture: StoredPicture | undefined, onLoad?: () => void): void
}

type Shown = { readonly picture: StoredPicture; url?: string; stop?: () => void }

export function createShownPictures(deps: Pick<ConnectionDeps, 'ports' | 'loadPicture'>): ShownPictures {
  const pictures = createWalletPictures(deps)
  const shown = new Map<ChainNamespace, Shown>()

  return {
    current: (namespace) => shown.get(namespace)?.picture,
    url: (namespace) => shown.get(namespace)?.url,
    show(namespace, picture, onLoad) {
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
    },
  }
}

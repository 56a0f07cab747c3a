import { pictureEntry, type StoredPicture } from '../storage/pictureEntry.js'
import type { NamespaceConnectionPorts } from './namespaceConnectionPorts.js'

/** The directory's picture of the wallet that one namespace shows. */
export type ShownPicture = {
  current(): StoredPicture | undefined
  /** The picture of the stored connection. */
  stored(): StoredPicture | undefined
  /** `undefined` until it is loaded. */
  url(): string | undefined
  /** Shows and stores another one, or none, and releases the one before. */
  show(picture: StoredPicture | undefined, onLoad?: () => void): void
  /** Shows none any longer; the stored one stays. */
  release(): void
}

/** Makes a {@link ShownPicture}. */
export function createShownPicture({
  namespace,
  options,
  storage,
  pictures,
}: Pick<NamespaceConnectionPorts, 'namespace' | 'options' | 'storage' | 'pictures'>): ShownPicture {
  const entry = pictureEntry(namespace)
  let current: StoredPicture | undefined
  let url: string | undefined
  let stop: (() => void) | undefined

  function hold(picture: StoredPicture | undefined, onLoad?: () => void): void {
    const before = stop
    current = picture
    url = undefined
    stop =
      picture &&
      pictures.hold(picture.imageId, (loaded) => {
        url = loaded
        onLoad?.()
      })
    // Afterwards, so that the same picture is not loaded again.
    before?.()
  }

  return {
    current: () => current,
    stored: () => storage.get(entry),
    url: () => url,
    show(picture, onLoad) {
      if (picture && options.enableReconnect) storage.set(entry, picture)
      else if (storage.get(entry)) storage.remove(entry)
      hold(picture, onLoad)
    },
    release: () => hold(undefined),
  }
}

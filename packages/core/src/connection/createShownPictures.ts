import { afterPaint, type Session, throwIfAborted, traitsOf } from '@latchkey/common'
import { type ConnectionId, type ConnectionKey, connectionKey } from '../account/connectionKey.js'
import type { StoredPicture } from '../storage/storedConnections.js'
import type { ConnectionDeps, ConnectOptions, LoadPicture } from './connectionDeps.js'

/** The directory images of connected wallets, one per connection. */
export type ShownPictures = {
  current(connection: ConnectionId): StoredPicture | undefined
  /** Returns the object URL; `undefined` until the image is loaded. */
  url(connection: ConnectionId): string | undefined
  /** Shows an image, or none, and releases the earlier one. */
  show(connection: ConnectionId, picture: StoredPicture | undefined, onLoad?: () => void): void
  /** Releases every image. */
  destroy(): void
}

type Shown = { readonly picture: StoredPicture; url?: string; stop?: () => void }

export function createShownPictures(deps: Pick<ConnectionDeps, 'ports' | 'loadPicture'>): ShownPictures {
  const pictures = createWalletPictures(deps)
  const shown = new Map<ConnectionKey, Shown>()

  return {
    current: (connection) => shown.get(connectionKey(connection))?.picture,
    url: (connection) => shown.get(connectionKey(connection))?.url,
    show(connection, picture, onLoad) {
      const key = connectionKey(connection)
      const before = shown.get(key)
      shown.delete(key)
      if (picture) {
        const own: Shown = { picture }
        shown.set(key, own)
        own.stop = pictures.load(picture.imageId, (url) => {
          own.url = url
          onLoad?.()
        })
      }
      // Releases the earlier image last, so that a shared image is not loaded again.
      before?.stop?.()
    },
    destroy() {
      for (const { stop } of shown.values()) stop?.()
      shown.clear()
    },
  }
}

/**
 * Returns the directory's picture for a remote wallet without its own picture. Any wallet can scan a QR code, so the
 * visitor's choice in the list is not enough: either its link was opened on this device, or the connected wallet has
 * its name. A stored picture is only for a wallet of the same name.
 */
export function choosePicture(
  { connectorType, wallet }: Session,
  source: Pick<ConnectOptions, 'wallet' | 'platform'> | StoredPicture | undefined,
): StoredPicture | undefined {
  if (!traitsOf(connectorType).isRemote || wallet.icon || !source) return undefined
  const walletName = wallet.name
  if ('imageId' in source) return source.walletName === walletName ? source : undefined
  const { imageId, name } = source.wallet ?? {}
  if (!imageId) return undefined
  const opened = source.platform?.() ?? 'qrcode'
  const isChosen = opened !== 'qrcode' || name?.toLowerCase() === walletName.toLowerCase()
  return isChosen ? { imageId, walletName } : undefined
}

/** Loads directory images of connected wallets. Namespaces that show the same image share it. */
type WalletPictures = {
  /**
   * Loads an image after the next paint and passes its object URL to `onLoad`, unless there is no directory or the
   * request fails. Returns a function that releases the image.
   */
  load(imageId: string, onLoad: (url: string) => void): () => void
}

type HeldImage = Awaited<ReturnType<LoadPicture>>
type Shared = { readonly image: Promise<HeldImage>; readonly controller: AbortController; users: number }

function createWalletPictures({ ports, loadPicture }: Pick<ConnectionDeps, 'ports' | 'loadPicture'>): WalletPictures {
  const shared = new Map<string, Shared>()

  async function loadAfterPaint(load: LoadPicture, imageId: string, signal: AbortSignal): Promise<HeldImage> {
    // Show the address first.
    await afterPaint(ports)
    throwIfAborted(signal)
    return load(imageId, { signal })
  }

  function begin(load: LoadPicture, imageId: string): Shared {
    const controller = new AbortController()
    const begun: Shared = { image: loadAfterPaint(load, imageId, controller.signal), controller, users: 0 }
    shared.set(imageId, begun)
    // Keep the fallback icon; the next session tries again.
    begun.image.catch(() => forget(imageId, begun))
    return begun
  }

  function forget(imageId: string, own: Shared): void {
    if (shared.get(imageId) === own) shared.delete(imageId)
  }

  return {
    load(imageId, onLoad) {
      if (!loadPicture) return () => undefined
      const own = shared.get(imageId) ?? begin(loadPicture, imageId)
      own.users++
      let isHeld = true
      own.image.then(
        ({ url }) => {
          if (isHeld) onLoad(url)
        },
        () => undefined,
      )
      return () => {
        if (!isHeld) return
        isHeld = false
        if (--own.users > 0) return
        forget(imageId, own)
        own.controller.abort()
        own.image.then(
          (image) => image.release(),
          () => undefined,
        )
      }
    },
  }
}

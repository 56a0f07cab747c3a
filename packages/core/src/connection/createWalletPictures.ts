import { afterPaint, throwIfAborted } from '@latchkey/common'
import type { ConnectionDeps, LoadPicture } from './connectionDeps.js'

/** Loads directory images of connected wallets. Namespaces that show the same image share it. */
export type WalletPictures = {
  /**
   * Loads an image after the next paint and passes its object URL to `onLoad`, unless there is no directory or the request fails. Returns
   * a function that releases the image.
   */
  hold(imageId: string, onLoad: (url: string) => void): () => void
}

type HeldImage = Awaited<ReturnType<LoadPicture>>
type Shared = { readonly image: Promise<HeldImage>; readonly controller: AbortController; users: number }

export function createWalletPictures({
  ports,
  loadPicture,
}: Pick<ConnectionDeps, 'ports' | 'loadPicture'>): WalletPictures {
  const shared = new Map<string, Shared>()

  async function loadAfterPaint(load: LoadPicture, imageId: string, signal: AbortSignal): Promise<HeldImage> {
    // The address is shown first.
    await afterPaint(ports)
    throwIfAborted(signal)
    return load(imageId, { signal })
  }

  function begin(load: LoadPicture, imageId: string): Shared {
    const controller = new AbortController()
    const begun: Shared = { image: loadAfterPaint(load, imageId, controller.signal), controller, users: 0 }
    shared.set(imageId, begun)
    // The fallback icon stays, and the next session tries again.
    begun.image.catch(() => forget(imageId, begun))
    return begun
  }

  function forget(imageId: string, own: Shared): void {
    if (shared.get(imageId) === own) shared.delete(imageId)
  }

  return {
    hold(imageId, onLoad) {
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

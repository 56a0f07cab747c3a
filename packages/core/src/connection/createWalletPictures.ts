import { abortReason, afterPaint, type Ports } from '@latchkey/common'
import { directorySource } from '../directory/directorySource.js'
import type { Directory, HeldImage } from '../directory/directoryState.js'
import type { ResolvedOptions } from '../options/resolveOptions.js'

/** The directory's pictures of connected wallets. Namespaces that show the same one share it. */
export type WalletPictures = {
  /**
   * Loads a picture after the next paint. `onLoad` gets its object URL; without a directory, or where the picture cannot be loaded, it is
   * not called. The returned function releases the picture.
   */
  hold(imageId: string, onLoad: (url: string) => void): () => void
}

type Deps = {
  readonly ports: Ports
  readonly options: ResolvedOptions
  readonly reader: { load(): Promise<Pick<Directory, 'image'>> }
}
type Shared = { readonly image: Promise<HeldImage>; readonly controller: AbortController; users: number }

/** Makes {@link WalletPictures}. */
export function createWalletPictures({ ports, options, reader }: Deps): WalletPictures {
  const isEnabled = directorySource(options) !== undefined
  const shared = new Map<string, Shared>()

  async function load(imageId: string, signal: AbortSignal): Promise<HeldImage> {
    // The address is shown first.
    await afterPaint(ports)
    if (signal.aborted) throw abortReason(signal)
    return (await reader.load()).image(imageId, { signal })
  }

  function begin(imageId: string): Shared {
    const controller = new AbortController()
    const begun: Shared = { image: load(imageId, controller.signal), controller, users: 0 }
    shared.set(imageId, begun)
    // The neutral icon stays, and the next session tries again.
    begun.image.catch(() => forget(imageId, begun))
    return begun
  }

  function forget(imageId: string, own: Shared): void {
    if (shared.get(imageId) === own) shared.delete(imageId)
  }

  return {
    hold(imageId, onLoad) {
      if (!isEnabled) return () => undefined
      const own = shared.get(imageId) ?? begin(imageId)
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

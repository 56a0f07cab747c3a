import type { WalletView } from '@latchkey/appkit/react'
import { useEffect, useState } from 'react'
import { currentKit } from '../kit/currentKit.js'

/**
 * Loads the pictures of wallets of the directory, and holds them while the component is mounted. Returns their URLs by
 * image id. A picture that fails to load is absent.
 */
export function useWalletPictures(wallets: readonly WalletView[]): Readonly<Record<string, string>> {
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({})
  const ids = [...new Set(wallets.flatMap(({ imageUrl, imageId }) => (imageUrl || !imageId ? [] : [imageId])))]
  const key = ids.join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the ids
  useEffect(() => {
    const kit = currentKit()
    if (!kit || ids.length === 0) return
    const abort = new AbortController()
    const release: (() => void)[] = []
    async function load(id: string): Promise<void> {
      const core = await kit?.load()
      const image = await core?.directory.image(id, { signal: abort.signal })
      if (!image) return
      if (abort.signal.aborted) return image.release()
      release.push(image.release)
      setPictures((all) => ({ ...all, [id]: image.url }))
    }
    for (const id of ids) load(id).catch(() => undefined)
    return () => {
      abort.abort()
      for (const end of release) end()
    }
  }, [key])

  return pictures
}

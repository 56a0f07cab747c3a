import type { WalletView } from '@latchkey/appkit/react'
import { useEffect, useState } from 'react'
import { currentKit } from '../kit/currentKit.js'
import { createPictures } from './createPictures.js'

/**
 * Loads the pictures of wallets of the directory, and holds them while the component is mounted. Returns their URLs by
 * image id. A picture that fails to load is absent.
 */
export function useWalletPictures(wallets: readonly WalletView[]): Readonly<Record<string, string>> {
  const [urls, setUrls] = useState<Readonly<Record<string, string>>>({})
  const [pictures] = useState(() => createPictures(loadPicture, setUrls))
  const ids = [...new Set(wallets.flatMap(({ imageUrl, imageId }) => (imageUrl || !imageId ? [] : [imageId])))]
  const key = ids.join(' ')

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the ids
  useEffect(() => pictures.show(ids), [pictures, key])
  useEffect(() => pictures.end, [pictures])

  return urls
}

async function loadPicture(id: string, signal: AbortSignal) {
  const core = await currentKit()?.load()
  return core?.directory.image(id, { signal })
}

import type { HeldImage } from '@latchkey/core'
import { useEffect, useState } from 'react'
import type { WalletView } from '../state/walletView.js'
import { useKit } from './useKit.js'

/**
 * Returns the picture of a wallet as a URL for an `<img>`: its own, or that of the directory, which is loaded and held
 * while the component is mounted. `undefined` until then, and for a wallet without a picture.
 *
 * @example
 * const src = useAppKitWalletImage(wallet)
 */
export function useAppKitWalletImage(wallet: WalletView | undefined): string | undefined {
  const kit = useKit()
  const own = wallet?.imageUrl
  const imageId = own ? undefined : wallet?.imageId
  const [held, setHeld] = useState<{ readonly imageId: string; readonly url: string }>()

  useEffect(() => {
    if (!imageId) return
    const abort = new AbortController()
    let image: HeldImage | undefined
    kit
      .load()
      .then(({ directory }) => directory.image(imageId, { signal: abort.signal }))
      .then((answer) => {
        if (abort.signal.aborted) return answer.release()
        image = answer
        setHeld({ imageId, url: answer.url })
      })
      // The app shows its own placeholder.
      .catch(() => undefined)
    return () => {
      abort.abort()
      image?.release()
      setHeld(undefined)
    }
  }, [kit, imageId])

  return own ?? (held && held.imageId === imageId ? held.url : undefined)
}

import { useCallback, useEffect, useState } from 'react'
import type { WalletFace } from './walletFace.js'

/** What can be seen of a test wallet's side from outside. */
export type FaceView = {
  readonly network: string | undefined
  /** The addresses it shows to the page; none while it is locked or not connected. */
  readonly shared: readonly string[]
}

/** A side's state, followed through what it tells; `look` looks again. */
export function useFaceView(face: WalletFace): FaceView & { look(): Promise<void> } {
  const [view, setView] = useState<FaceView>({ network: face.network(), shared: [] })
  const look = useCallback(async () => {
    const shared = await face.shared()
    setView({ network: face.network(), shared })
  }, [face])

  useEffect(() => {
    void look()
    return face.watch(() => void look())
  }, [face, look])

  return { ...view, look }
}

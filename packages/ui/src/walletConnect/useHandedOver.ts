import type { WalletLink } from '@latchkey/core'
import { useCallback, useEffect, useState } from 'react'
import { useModal } from '../context/modalContext.js'
import { useSnap } from '../store/useSnap.js'

/** A code that was passed to an app or copied. A new object each time. */
type Handed = {
  readonly uri: string | undefined
  /** The kind of link that was opened. `undefined` if the code was copied. */
  readonly kind: WalletLink['kind'] | undefined
}

/** Whether an app or the clipboard has the code. */
export type HandedOver = {
  /** The latest code that was passed on, if any. */
  readonly handed: Handed | undefined
  /** An app has the current code; responses to earlier ones are ignored. */
  readonly isWaiting: boolean
  /** Records that the current code was passed to an app or copied. */
  note(kind?: Handed['kind']): void
}

/**
 * Tracks whether an app has the code while the view is shown (`isOn`). Before that the code is only visible, and
 * closing cancels the request without confirmation (AX5). `first` is the code that the click which opened the view
 * passed to an app.
 */
export function useHandedOver(isOn: boolean, first: Handed['kind']): HandedOver {
  const { core } = useModal()
  const { uri } = useSnap(core.walletConnect.state)
  const [handed, setHanded] = useState<Handed | undefined>(first && { uri, kind: first })
  const isWaiting = handed !== undefined && (!uri || uri === handed.uri)

  useEffect(() => {
    core.modal.setShowsCode(isOn && !isWaiting)
    return () => core.modal.setShowsCode(false)
  }, [core, isOn, isWaiting])

  const note = useCallback((kind?: Handed['kind']) => setHanded({ uri: core.walletConnect.state.uri, kind }), [core])
  return { handed, isWaiting, note }
}

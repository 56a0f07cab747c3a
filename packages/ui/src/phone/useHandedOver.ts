import type { WalletLink } from '@latchkey/core'
import { useCallback, useEffect, useState } from 'react'
import { useKit } from '../kit/kitContext.js'
import { useSnap } from '../kit/useSnap.js'

/** A code that left the page, in an object that is new each time. */
type Handed = {
  readonly uri: string | undefined
  /** What was opened with it; without one it went another way. */
  readonly kind: WalletLink['kind'] | undefined
}

/** Whether the code was handed to somebody on this device. */
export type HandedOver = {
  /** The last time, if any. */
  readonly handed: Handed | undefined
  /** An app has the code of now; nobody looks at an answer to an earlier one. */
  readonly isWaiting: boolean
  /** It was handed over as it is now. */
  note(kind?: Handed['kind']): void
}

/**
 * Follows whether an app has the code, for as long as the screen shows (`isOn`). While none has, a code is just shown, and closing gives it up
 * without a question (AX5). `first` is what the click that led here opened.
 */
export function useHandedOver(isOn: boolean, first: Handed['kind']): HandedOver {
  const { core } = useKit()
  const { uri } = useSnap(core.pairing.state)
  const [handed, setHanded] = useState<Handed | undefined>(first && { uri, kind: first })
  const isWaiting = handed !== undefined && (!uri || uri === handed.uri)

  useEffect(() => {
    core.modal.setShowsCode(isOn && !isWaiting)
    return () => core.modal.setShowsCode(false)
  }, [core, isOn, isWaiting])

  const note = useCallback((kind?: Handed['kind']) => setHanded({ uri: core.pairing.state.uri, kind }), [core])
  return { handed, isWaiting, note }
}

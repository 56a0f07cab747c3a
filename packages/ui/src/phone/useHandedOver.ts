import { useEffect, useState } from 'react'
import { useKit } from '../kit/kitContext.js'
import { useSnap } from '../kit/useSnap.js'

/** How the code was handed to an app on this device. */
export type HandedOver = {
  /** The code of the last time, in an object that is new each time. */
  readonly opened: { readonly uri: string | undefined } | undefined
  /** The app has the code of now; nobody looks at an answer to an earlier one. */
  readonly isWaiting: boolean
  /** It was opened with the code of now. */
  note(): void
}

/** Follows whether an app has the code. While none has, a code is just shown, and closing gives it up without a question (AX5). */
export function useHandedOver(isOpened = false): HandedOver {
  const { core } = useKit()
  const { uri } = useSnap(core.pairing.state)
  const [opened, setOpened] = useState(isOpened ? { uri } : undefined)
  const isWaiting = opened !== undefined && (!uri || uri === opened.uri)

  useEffect(() => {
    core.modal.setShowsCode(!isWaiting)
    return () => core.modal.setShowsCode(false)
  }, [core, isWaiting])

  return { opened, isWaiting, note: () => setOpened({ uri }) }
}

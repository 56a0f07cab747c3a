import type { ChainNamespace } from '@latchkey/common'
import { type AccountView, disconnectedView } from '../instance/accountView.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** The connected account of a namespace, by default the active one. */
export function useAppKitAccount({ namespace }: { readonly namespace?: ChainNamespace | undefined } = {}): AccountView {
  const kit = useKit()
  return useWatched(
    kit,
    () => kit.getAccount(namespace),
    () => disconnectedView,
  )
}

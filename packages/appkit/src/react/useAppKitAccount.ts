import type { ChainNamespace } from '@latchkey/common'
import { type AccountView, disconnectedView, viewAccount } from '../instance/accountView.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** The connected account of a namespace, by default the active one. */
export function useAppKitAccount({ namespace }: { readonly namespace?: ChainNamespace | undefined } = {}): AccountView {
  const { core } = useKit()
  return useWatched(
    [core.accounts.state, core.networks.state],
    () => viewAccount(core, namespace),
    () => disconnectedView,
  )
}

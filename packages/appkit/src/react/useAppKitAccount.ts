import type { ChainNamespace } from '@latchkey/common'
import { useMemo } from 'react'
import { type AccountView, connectingView, disconnectedView } from '../state/accountView.js'
import { useConnectionHint } from './useConnectionHint.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/**
 * Returns the connected account of a namespace, and a function that makes another of the wallet's accounts active. On a
 * server and in the first client render the account is disconnected, or connecting if the provider's `connectionHint`
 * has the namespace.
 *
 * @param options - `namespace`: default the active one
 */
export function useAppKitAccount({
  namespace,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): AccountView & { setAccount(address: string): Promise<void> } {
  const kit = useKit()
  const isHinted = useConnectionHint(namespace)
  const account = useWatched(kit, {
    subject: 'account',
    read: () => kit.getAccount(namespace),
    initial: () => (isHinted ? connectingView : disconnectedView),
  })
  return useMemo(
    () => ({ ...account, setAccount: (address: string) => kit.setAccount(address, namespace) }),
    [account, kit, namespace],
  )
}

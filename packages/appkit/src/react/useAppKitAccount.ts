import type { ChainNamespace } from '@latchkey/common'
import { useMemo } from 'react'
import type { AccountView } from '../state/accountSlice.js'
import { useKit } from './useKit.js'
import { useSlice } from './useSlice.js'

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
  const account = useSlice(kit, 'account', namespace)
  return useMemo(
    () => ({ ...account, setAccount: (address: string) => kit.setAccount(address, namespace) }),
    [account, kit, namespace],
  )
}

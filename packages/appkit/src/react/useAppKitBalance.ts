import { type AppKitError, type ChainNamespace, isAppKitError } from '@latchkey/common'
import type { BalanceState } from '@latchkey/core'
import { useCallback } from 'react'
import { type BalanceView, noBalance, viewBalance } from '../instance/balanceView.js'
import { useKit } from './useKit.js'
import { useWatched } from './useWatched.js'

/** What asking for the balance came to. */
export type BalanceResult =
  | { readonly data: BalanceState; readonly error: undefined; readonly isSuccess: true; readonly isError: false }
  | { readonly data: undefined; readonly error: AppKitError; readonly isSuccess: false; readonly isError: true }

/**
 * The native balance of a namespace's account, by default that of the active namespace. It follows account, network and every
 * newer balance, as the account button does. `fetchBalance` asks for it and never rejects.
 */
export function useAppKitBalance({
  namespace: usual,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): BalanceView & { fetchBalance(namespace?: ChainNamespace): Promise<BalanceResult> } {
  const kit = useKit()
  const balance = useWatched(
    kit,
    () => viewBalance(kit.live, usual),
    () => noBalance,
  )
  const fetchBalance = useCallback(
    async (namespace: ChainNamespace | undefined = usual): Promise<BalanceResult> => {
      try {
        return { data: await kit.fetchBalance(namespace), error: undefined, isSuccess: true, isError: false }
      } catch (error) {
        if (!isAppKitError(error)) throw error
        return { data: undefined, error, isSuccess: false, isError: true }
      }
    },
    [kit, usual],
  )
  return { ...balance, fetchBalance }
}

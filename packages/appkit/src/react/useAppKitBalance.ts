import { type AppKitError, type ChainNamespace, isAppKitError } from '@latchkey/common'
import type { BalanceState } from '@latchkey/core'
import { useCallback } from 'react'
import type { BalanceView } from '../state/balanceSlice.js'
import { useKit } from './useKit.js'
import { useSlice } from './useSlice.js'

/** The result of `fetchBalance`: a balance or an error. */
export type BalanceResult =
  | { readonly data: BalanceState; readonly error: undefined; readonly isSuccess: true; readonly isError: false }
  | { readonly data: undefined; readonly error: AppKitError; readonly isSuccess: false; readonly isError: true }

/**
 * Returns the native balance that the account button shows, and a function that fetches it. The value follows account,
 * network and every refresh. `fetchBalance` never rejects.
 *
 * @param options - `namespace`: default the active one
 */
export function useAppKitBalance({
  namespace: usual,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): BalanceView & { fetchBalance(namespace?: ChainNamespace): Promise<BalanceResult> } {
  const kit = useKit()
  const balance = useSlice(kit, 'balance', usual)
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

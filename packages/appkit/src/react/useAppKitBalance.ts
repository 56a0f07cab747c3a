import { type AppKitError, type ChainNamespace, isAppKitError } from '@latchkey/common'
import type { BalanceState } from '@latchkey/core'
import { useCallback } from 'react'
import { useKit } from './useKit.js'

/** What asking for the balance came to. */
export type BalanceResult =
  | { readonly data: BalanceState; readonly error: undefined; readonly isSuccess: true; readonly isError: false }
  | { readonly data: undefined; readonly error: AppKitError; readonly isSuccess: false; readonly isError: true }

/** Asks for the native balance of a namespace, by default the active one, when called; `fetchBalance` never rejects. */
export function useAppKitBalance({ namespace: usual }: { readonly namespace?: ChainNamespace | undefined } = {}): {
  fetchBalance(namespace?: ChainNamespace): Promise<BalanceResult>
} {
  const kit = useKit()
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
  return { fetchBalance }
}

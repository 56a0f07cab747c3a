import { useAppKitAccount as useAccount } from '@latchkey/appkit/react'
import { useMemo } from 'react'
import { describeAccount } from '../kit/accounts.js'

/**
 * Returns the connected account of a namespace.
 *
 * @param options - `namespace`: default the active one
 */
export function useAppKitAccount(options?: Parameters<typeof useAccount>[0]) {
  const account = useAccount(options)
  return useMemo(() => describeAccount(account), [account])
}

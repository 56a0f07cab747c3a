import type { ChainNamespace } from '@latchkey/common'
import type { ConnectionHint } from '@latchkey/core'
import { createContext, useContext } from 'react'

/** The hint of the nearest provider that has one. */
export const HintContext = createContext<ConnectionHint | undefined>(undefined)

/** Returns whether the server knows that the page restores a wallet, in any namespace or in the given one. */
export function useConnectionHint(namespace: ChainNamespace | undefined): boolean {
  const namespaces = useContext(HintContext)?.namespaces ?? []
  return namespace ? namespaces.includes(namespace) : namespaces.length > 0
}

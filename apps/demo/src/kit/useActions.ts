import { type Eip155Actions, useAppKitAccount } from '@latchkey/appkit/react'
import { useSyncExternalStore } from 'react'
import { useDemo } from './demoContext.js'

/** The instance of the page. */
export function useDemoKit() {
  const { kits } = useDemo()
  return useSyncExternalStore(kits.watch, kits.get)
}

/** What the connected wallet can do; `undefined` while none is connected. */
export function useActions(): Eip155Actions | undefined {
  const { kit } = useDemoKit()
  const { isConnected } = useAppKitAccount({ namespace: 'eip155' })
  return isConnected ? kit.getActions('eip155') : undefined
}

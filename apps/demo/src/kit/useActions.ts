import type { Eip155Actions } from '@latchkey/appkit/react'
import { useSyncExternalStore } from 'react'
import { useDemo } from './demoContext.js'

/** The instance of the page. */
export function useDemoKit() {
  const { kits } = useDemo()
  return useSyncExternalStore(kits.watch, kits.get)
}

/** What the connected wallet can do; `undefined` while none is connected. It may turn out to do more, or less. */
export function useActions(): Eip155Actions | undefined {
  const { kit } = useDemoKit()
  return useSyncExternalStore(kit.watch, () => kit.getActions('eip155'))
}

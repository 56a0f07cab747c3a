import type { AppKit } from '@latchkey/appkit/react'
import type { ActionsByNamespace, ChainNamespace } from '@latchkey/common'
import { useSyncExternalStore } from 'react'
import { useDemo } from './demoContext.js'

/** The instance of the page. */
export function useDemoKit() {
  const { kits } = useDemo()
  return useSyncExternalStore(kits.watch, kits.get)
}

/** What the connected wallet can do; `undefined` while none is connected. It may turn out to do more, or less. */
export function useActions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined {
  const { kit } = useDemoKit()
  return useSyncExternalStore(kit.watch, () => kit.getActions(namespace))
}

/** A value of the instance that is compared by what it holds, so that it may be made anew at each look. */
export function useKitValue<T>(read: (kit: AppKit) => T): T {
  const { kit } = useDemoKit()
  const text = useSyncExternalStore(kit.watch, () => JSON.stringify(read(kit)) ?? '')
  return text === '' ? (undefined as T) : JSON.parse(text)
}

import type { AppKit } from '@latchkey/appkit/react'
import type { ActionsByNamespace, ChainNamespace } from '@latchkey/common'
import { useSyncExternalStore } from 'react'
import { useDemo } from './demoContext.js'

/** The instance of the page. */
export function useDemoKit() {
  const { kits } = useDemo()
  return useSyncExternalStore(kits.watch, kits.get)
}

/** Returns the actions of the connected wallet, which may change; `undefined` while disconnected. */
export function useActions<N extends ChainNamespace>(namespace: N): ActionsByNamespace[N] | undefined {
  const { kit } = useDemoKit()
  return useSyncExternalStore(kit.watch, () => kit.getActions(namespace))
}

/** Returns a value of the instance, compared by content, because reads may create new objects. */
export function useKitValue<T>(read: (kit: AppKit) => T): T {
  const { kit } = useDemoKit()
  const text = useSyncExternalStore(kit.watch, () => JSON.stringify(read(kit)) ?? '')
  return text === '' ? (undefined as T) : JSON.parse(text)
}

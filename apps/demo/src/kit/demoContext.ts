import { createContext, useContext, useSyncExternalStore } from 'react'
import type { TestWallets } from '../wallets/createTestWallets.js'
import type { ChainState, ChainStore } from './createChainStore.js'
import type { EventLog } from './createEventLog.js'
import type { KitStore } from './createKitStore.js'

/** Context that the parts of the page share. */
export type Demo = {
  readonly chains: ChainStore
  readonly kits: KitStore
  readonly log: EventLog
  readonly wallets: TestWallets
}

export const DemoContext = createContext<Demo | undefined>(undefined)

/** Returns the context of the page. */
export function useDemo(): Demo {
  const demo = useContext(DemoContext)
  if (!demo) throw new Error('A part of the demo stands outside of DemoContext.')
  return demo
}

/** Returns the current local chains and networks of the page. */
export function useChains(): ChainState {
  const { chains } = useDemo()
  return useSyncExternalStore(chains.watch, chains.get)
}

import { createContext, useContext, useSyncExternalStore } from 'react'
import type { TestWallets } from '../wallets/createTestWallets.js'
import type { ChainState, ChainStore } from './createChainStore.js'
import type { EventLog } from './createEventLog.js'
import type { KitStore } from './createKitStore.js'

/** What the parts of the page share. */
export type Demo = {
  readonly chains: ChainStore
  readonly kits: KitStore
  readonly log: EventLog
  readonly wallets: TestWallets
}

export const DemoContext = createContext<Demo | undefined>(undefined)

/** The demo the page belongs to. */
export function useDemo(): Demo {
  const demo = useContext(DemoContext)
  if (!demo) throw new Error('A part of the demo stands outside of DemoContext.')
  return demo
}

/** The local chains and the networks the page offers, as they are now. */
export function useChains(): ChainState {
  const { chains } = useDemo()
  return useSyncExternalStore(chains.watch, chains.get)
}

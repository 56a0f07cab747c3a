import { createContext, useContext } from 'react'
import type { TestWallets } from '../wallets/createTestWallets.js'
import type { EventLog } from './createEventLog.js'
import type { KitStore } from './createKitStore.js'
import type { DemoNetwork } from './demoNetworks.js'
import type { PageData } from './pageData.js'

/** What the parts of the page share. */
export type Demo = {
  readonly data: PageData
  readonly networks: readonly DemoNetwork[]
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

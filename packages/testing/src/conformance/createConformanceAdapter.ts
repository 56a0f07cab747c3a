import type { Adapter, AdapterFactory, DiscoveryOptions, Network } from '@latchkey/common'
import { createAdapterContext } from '../fakes/createAdapterContext.js'
import { createSkippableClock } from '../fakes/createSkippableClock.js'
import { createCountingPage } from './countingPage.js'
import { type ActiveFault, createFaultyFetch, type ServerFault } from './serverFaults.js'

export type ConformanceAdapterOptions = {
  /** The adapter under test. */
  readonly factory: AdapterFactory
  readonly networks: readonly Network[]
  readonly discovery?: Partial<DiscoveryOptions> | undefined
  /** The window around the page. Default: none. */
  readonly parent?: object | undefined
}

/** An adapter on its own page, with counters for listeners and timers. The same for every namespace. */
export type ConformanceAdapter = {
  readonly adapter: Adapter
  /** The page for wallets, whose listeners are not counted. */
  readonly page: EventTarget
  /** Returns the number of listeners that the adapter has on the page. */
  pageListenerCount(): number
  /** Returns the number of timers that have neither run nor been cleared. */
  timerCount(): number
  /** Advances the adapter's clock. */
  passTime(ms: number): void
  /** Gives the servers of all networks a fault. */
  startFault(fault: ServerFault): ActiveFault
}

/** Creates a {@link ConformanceAdapter}, the part of a rig that does not depend on the namespace. */
export async function createConformanceAdapter({
  factory,
  networks,
  discovery,
  parent,
}: ConformanceAdapterOptions): Promise<ConformanceAdapter> {
  const page = createCountingPage(parent)
  const clock = createSkippableClock()
  const { fetch, start: startFault } = createFaultyFetch()
  const adapter = await factory.create(
    createAdapterContext({
      clock,
      fetch,
      window: page.window,
      networks,
      discovery: { enableCoinbase: false, enableBaseAccount: false, ...discovery },
    }),
  )
  const { timerCount, skip: passTime } = clock
  return { adapter, page: page.target, pageListenerCount: page.listenerCount, timerCount, passTime, startFault }
}

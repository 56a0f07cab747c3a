import type { Adapter, AdapterFactory, DiscoveryOptions, Network } from '@latchkey/common'
import { createAdapterContext } from '../fakes/createAdapterContext.js'
import { createCountingClock } from './countingClock.js'
import { createCountingPage } from './countingPage.js'

export type ConformanceAdapterOptions = {
  /** The adapter under test. */
  readonly factory: AdapterFactory
  readonly networks: readonly Network[]
  readonly discovery?: Partial<DiscoveryOptions> | undefined
}

/** An adapter on a page of its own, with what it keeps alive there counted. The same for every namespace. */
export type ConformanceAdapter = {
  readonly adapter: Adapter
  /** Where wallets announce or put themselves; their listeners are not counted. */
  readonly page: EventTarget
  /** Listeners the adapter has on the page. */
  pageListenerCount(): number
  /** Timers that have neither run nor been cleared. */
  timerCount(): number
  /** Puts the adapter's clock forward. */
  passTime(ms: number): void
}

/** Makes a {@link ConformanceAdapter}, the part of a rig that does not depend on the namespace. */
export async function createConformanceAdapter({
  factory,
  networks,
  discovery,
}: ConformanceAdapterOptions): Promise<ConformanceAdapter> {
  const page = createCountingPage()
  const clock = createCountingClock()
  const adapter = await factory.create(
    createAdapterContext({
      clock,
      window: page.window,
      networks,
      discovery: { enableCoinbase: false, enableBaseAccount: false, ...discovery },
    }),
  )
  const { timerCount, passTime } = clock
  return { adapter, page: page.target, pageListenerCount: page.listenerCount, timerCount, passTime }
}

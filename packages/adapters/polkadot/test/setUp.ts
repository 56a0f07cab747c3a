import type { Connector, Network, Session, SessionEvent } from '@latchkey/common'
import { type AdapterContextChange, createAdapterContext, createFakePage } from '@latchkey/testing'
import { onTestFinished } from 'vitest'
import type { PolkadotAdapterOptions } from '../src/context/options.js'
import { createAdapter } from './createAdapter.js'

/** Creates a network whose genesis hash repeats these two digits. */
export function createNetwork(digits: string, change: Partial<Network> = {}): Network {
  const id = digits.repeat(16)
  return {
    id,
    caipNetworkId: `polkadot:${id}`,
    chainNamespace: 'polkadot',
    name: `Network ${digits}`,
    nativeCurrency: { name: 'Unit', symbol: 'UNIT', decimals: 12 },
    rpcUrls: { default: { http: ['http://127.0.0.1:1/'] } },
    ss58Format: 42,
    ...change,
  }
}

/** Creates an adapter on a page, and starts discovery. Destroys the adapter when the test ends. */
export function setUp(change: AdapterContextChange & { readonly options?: PolkadotAdapterOptions } = {}) {
  const page = createFakePage()
  const context = createAdapterContext({ window: page, networks: [createNetwork('a1')], ...change })
  const adapter = createAdapter(context, change.options ?? {})
  onTestFinished(() => adapter.destroy())
  const lists: (readonly Connector[])[] = []
  const stop = adapter.discover((list) => lists.push(list))
  const connector = (id?: string): Connector => {
    const found = lists.at(-1)?.find((one) => id === undefined || one.id === id)
    if (!found) throw new Error('the wallet was not found')
    return found
  }
  return { page, context, adapter, lists, stop, connector }
}

/** Records the events of a session. */
export function watchEvents(session: Session): readonly SessionEvent[] {
  const events: SessionEvent[] = []
  session.watch((event) => events.push(event))
  return events
}

// Preloads lazy code, so that tests don't wait for it.
import '../src/session/connect.js'
import '../src/actions/actions.js'
import type { Connector } from '@latchkey/common'
import {
  type BitcoinPlace,
  type BitcoinTestWallet,
  createAdapterContext,
  createBitcoinTestWallet,
  createFakeClock,
  createFakePage,
  type FakeClock,
  type FakePage,
  type FakeStorage,
} from '@latchkey/testing'
import type { Bip122AdapterOptions } from '../src/context/options.js'
import { createAdapter } from './createAdapter.js'
import { createNetwork } from './createNetwork.js'

type Change = {
  readonly clock?: FakeClock
  readonly storage?: FakeStorage
  readonly wallet?: BitcoinTestWallet
  readonly page?: FakePage
  readonly fetch?: typeof fetch
  readonly options?: Bip122AdapterOptions
  readonly walletOptions?: Partial<Parameters<typeof createBitcoinTestWallet>[0]>
}

/** Creates an adapter on a page with one wallet, and a node that receives no request. */
export function setUpWallet(place: BitcoinPlace | 'standard', change: Change = {}) {
  const clock = change.clock ?? createFakeClock()
  const page = change.page ?? createFakePage()
  const wallet =
    change.wallet ??
    createBitcoinTestWallet({
      name: 'Foxglove',
      chains: [{ network: 'regtest', rpcUrl: 'http://127.0.0.1:9' }],
      origin: 'https://app.example',
      ...change.walletOptions,
    })
  const networks = [createNetwork('0f9188f13cb7b2c71f2a335e3a4fc328')]
  const { fetch, storage } = change
  const context = createAdapterContext({ window: page, networks, clock, fetch, storage })
  const adapter = createAdapter(context, change.options ?? {})
  if (place === 'standard') wallet.announce(page)
  else wallet.inject(page, place)
  let connectors: readonly Connector[] = []
  adapter.discover((list) => {
    connectors = list
  })
  const connector = (): Connector => {
    const [found] = connectors
    if (!found) throw new Error('the wallet was not found')
    return found
  }
  return { page, clock, context, adapter, wallet, connector, connectors: () => connectors }
}

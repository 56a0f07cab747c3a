// Loads the lazy parts up front, so that a test waits for answers only.
import '../src/connectedParts.js'
import '../src/walletActions.js'
import type { Clock, Connector } from '@latchkey/common'
import {
  type BitcoinPlace,
  type BitcoinTestWallet,
  createAdapterContext,
  createBitcoinTestWallet,
  createFakeClock,
  type FakeClock,
  type FakeStorage,
} from '@latchkey/testing'
import { createAdapter } from '../src/createAdapter.js'
import type { Bip122AdapterOptions } from '../src/options.js'
import { createFakePage } from './createFakePage.js'
import { createNetwork } from './createNetwork.js'

type Change = {
  readonly clock?: FakeClock
  readonly storage?: FakeStorage
  readonly wallet?: BitcoinTestWallet
  readonly page?: Window
  readonly fetch?: typeof fetch
  readonly options?: Bip122AdapterOptions
  readonly walletOptions?: Partial<Parameters<typeof createBitcoinTestWallet>[0]>
}

/** An adapter on a page with one wallet whose node nobody asks. */
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
  const made = createAdapterContext({ window: page, networks, clock: clock as Clock, fetch: change.fetch })
  const context = { ...made, ports: { ...made.ports, storage: change.storage ?? made.ports.storage } }
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

import { type Connector, parseBitcoinSignature, type Session } from '@latchkey/common'
import { createAdapterContext, createBitcoinTestWallet, createFakeFetch } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createAdapter } from '../test/createAdapter.js'
import { createNetwork } from '../test/createNetwork.js'

const regtest = createNetwork('0f9188f13cb7b2c71f2a335e3a4fc328')
const undos: (() => void)[] = []
afterEach(() => {
  for (const undo of undos.splice(0)) undo()
})

/** Creates an adapter in the real page. */
function setUp() {
  const fetch = createFakeFetch()
  const context = createAdapterContext({ window, fetch, networks: [regtest] })
  const adapter = createAdapter(context, {})
  let connectors: readonly Connector[] = []
  adapter.discover((list) => {
    connectors = list
  })
  undos.push(() => adapter.destroy())
  return { fetch, adapter, connectors: () => connectors }
}

const createWallet = (name: string) =>
  createBitcoinTestWallet({ name, chains: [{ network: 'regtest', rpcUrl: 'https://esplora.example' }] })

test('R32: finds early and late wallets of every kind in a real page', async () => {
  undos.push(createWallet('Foxglove').announce(window))
  const { connectors } = setUp()
  expect(connectors().map(({ name }) => name)).toEqual(['Foxglove'])
  undos.push(createWallet('Arc').announce(window), createWallet('x').inject(window, 'leather', { afterMs: 100 }))
  undos.push(createWallet('Spectre').inject(window, 'satsConnect', { afterMs: 100 }))
  await expect
    .poll(() =>
      connectors()
        .map(({ name }) => name)
        .sort(),
    )
    .toEqual(['Arc', 'Foxglove', 'Leather', 'Spectre'])
})

test.each(['standard', 'satsConnect', 'unisat', 'okx', 'leather'] as const)(
  'connects, signs and shows a balance with a %s wallet in a real page',
  async (driver) => {
    const wallet = createWallet('Foxglove')
    undos.push(driver === 'standard' ? wallet.announce(window) : wallet.inject(window, driver))
    const { adapter, connectors, fetch } = setUp()
    const session = (await connectors()[0]?.connect({ network: regtest })) as Session<'bip122'>
    const address = session.accounts[0]?.address ?? ''
    expect(address).toBe(wallet.addresses().payment)
    const signature = (await session.actions.signMessage?.({ message: 'Hello' })) ?? ''
    expect(parseBitcoinSignature(signature).protocol).toBe(driver === 'leather' ? 'bip322' : 'ecdsa')
    const nothing = { funded_txo_sum: 0, spent_txo_sum: 0 }
    fetch.once(address, { json: { chain_stats: { funded_txo_sum: 5, spent_txo_sum: 2 }, mempool_stats: nothing } })
    expect((await adapter.getBalance({ address, network: regtest })).value).toBe(3n)
    await session.disconnect()
  },
)

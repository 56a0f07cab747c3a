import { bitcoinRegtest, kusama, sepolia } from '@latchkey/appkit/networks'
import type { ChainNamespace } from '@latchkey/common'
import { expect, test } from 'vitest'
import type { ChainGroup, RunningChains } from './chainGroup.js'
import { startDemoChains } from './startDemoChains.js'

/** A group whose start the test controls, and its requests. */
function createGroup(namespace: ChainNamespace, gift: string, network: RunningChains['all'][number]['network']) {
  const start = Promise.withResolvers<RunningChains>()
  const given: (readonly [string, bigint])[] = []
  const state = { isStopped: false }
  const chains: RunningChains = {
    all: [{ network, fund: async (address, amount) => void given.push([address, amount]) }],
    async stop() {
      state.isStopped = true
    },
  }
  const group: ChainGroup = { namespace, gift, start: () => start.promise }
  return { group, given, state, begin: () => start.resolve(chains), fail: (error: Error) => start.reject(error) }
}

function createGroups() {
  const evm = createGroup('eip155', '5', sepolia)
  const polkadot = createGroup('polkadot', '100', kusama)
  const bitcoin = createGroup('bip122', '0.05', bitcoinRegtest)
  const chains = startDemoChains([evm.group, polkadot.group, bitcoin.group])
  return { evm, polkadot, bitcoin, chains }
}

test('reports chains as they start, in a fixed order', async () => {
  const { evm, polkadot, bitcoin, chains } = createGroups()
  const news: string[] = []
  chains.watch(() => news.push(chains.data().starting.join(' ')))
  expect(chains.data()).toEqual({ chains: [], starting: ['eip155', 'polkadot', 'bip122'], failed: [] })
  bitcoin.begin()
  await expect.poll(() => news).toHaveLength(1)
  evm.begin()
  await chains.settled(['eip155', 'bip122'])
  expect(chains.data().chains).toMatchObject([
    { namespace: 'eip155', id: 11_155_111, gift: '5' },
    { namespace: 'bip122', coin: { symbol: 'BTC' } },
  ])
  polkadot.begin()
  await chains.settled(['polkadot'])
  expect(chains.data()).toMatchObject({ chains: [{}, { ss58Format: 2, name: 'Kusama' }, {}], starting: [] })
  expect(news).toEqual(['eip155 polkadot', 'polkadot', ''])
})

test('a failed chain does not affect the others, and a slow one delays nothing', async () => {
  const { evm, polkadot, chains } = createGroups()
  evm.begin()
  polkadot.fail(new Error('chopsticks is not installed'))
  await chains.settled(['eip155', 'polkadot', 'bip122'], 20)
  expect(chains.data()).toMatchObject({
    chains: [{ namespace: 'eip155' }],
    starting: ['bip122'],
    failed: [{ namespace: 'polkadot', reason: 'chopsticks is not installed' }],
  })
})

test('the faucet sends its stated amount, in the smallest unit', async () => {
  const { evm, polkadot, bitcoin, chains } = createGroups()
  for (const { begin } of [evm, polkadot, bitcoin]) begin()
  await chains.settled(['eip155', 'polkadot', 'bip122'])
  expect(await chains.give(sepolia.caipNetworkId, 'a')).toBe(true)
  expect(await chains.give(kusama.caipNetworkId, 'b')).toBe(true)
  expect(await chains.give(bitcoinRegtest.caipNetworkId, 'c')).toBe(true)
  expect(await chains.give('eip155:1', 'd')).toBe(false)
  expect([evm.given, polkadot.given, bitcoin.given]).toEqual([
    [['a', 5n * 10n ** 18n]],
    [['b', 100n * 10n ** 12n]],
    [['c', 5_000_000n]],
  ])
})

test('stops chains that finish starting after the end', async () => {
  const { evm, bitcoin, chains } = createGroups()
  evm.begin()
  await chains.settled(['eip155'])
  await chains.stop()
  expect(evm.state.isStopped).toBe(true)
  bitcoin.begin()
  await chains.settled(['bip122'])
  expect(bitcoin.state.isStopped).toBe(true)
  expect(chains.data().chains).toHaveLength(1)
})

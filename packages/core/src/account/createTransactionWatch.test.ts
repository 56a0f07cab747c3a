import type { Balance } from '@latchkey/common'
import { settle } from '@latchkey/testing'
import { describe, expect, test, vi } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { connectAll, createFourChains, fourNamespaces } from '../../test/fourChains.js'
import { base, evmNetwork } from '../../test/networks.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'

const connectorId = 'com.example.wallet'
const eth = (value: bigint): Balance => ({ value: value * 10n ** 18n, decimals: 18, symbol: 'ETH' })

/** Waits for the code that watches transactions, which loads after the first one. */
const loadWatch = () => vi.dynamicImportSettled()

/** A connected wallet whose transactions stay pending until the test includes them. */
async function setUp(actions: Parameters<typeof createScriptedWallet>[0] = {}) {
  let hashes = 0
  const wallet = createScriptedWallet({
    answers: 'approve',
    actions: { sendTransaction: async () => `0x${++hashes}` },
    ...actions,
  })
  wallet.addresses = [alice, bob]
  const world = createTestCore({ wallet })
  const { core, adapter } = world
  const blocks = new Set<string>()
  adapter.included = async (id) => blocks.has(id)
  await core.connect({ connectorId })
  await settle()
  const count = (what: 'balance' | 'transaction') => adapter.asked.filter((request) => request.what === what).length
  const send = async () => {
    const hash = String(await core.actions('eip155')?.sendTransaction({ to: bob }))
    await loadWatch()
    return hash
  }
  const shown = () => core.accounts.getConnected('eip155')?.balance?.formatted
  return { ...world, blocks, count, send, shown }
}

describe('the balance after a transaction of this page', () => {
  test('R380: is fetched once the transaction is in a block, even if the cached balance is fresh', async () => {
    const { adapter, blocks, clock, count, send, shown } = await setUp()
    const hash = await send()
    adapter.balance = async () => eth(1n)
    await clock.advance(5_000)
    expect(count('transaction')).toBeGreaterThan(1)
    expect([count('balance'), shown()]).toEqual([1, '1.5'])
    blocks.add(hash)
    await clock.advance(2_000)
    expect([count('balance'), shown()]).toEqual([2, '1'])
    const polls = count('transaction')
    await clock.advance(60_000)
    expect(count('transaction')).toBe(polls)
  })

  test('R380: is fetched again if an earlier request is still pending', async () => {
    const { core, adapter, blocks, clock, count, send, shown } = await setUp()
    blocks.add(await send())
    let response: (balance: Balance) => void = () => undefined
    adapter.balance = () => new Promise((resolve) => (response = resolve))
    void core.refreshBalance()
    await settle()
    adapter.balance = async () => eth(1n)
    await clock.advance(1_000)
    expect(count('balance')).toBe(2)
    response(eth(3n))
    await settle()
    expect([count('balance'), shown()]).toEqual([3, '1'])
  })

  test('R380: is not read from the cache for an account that was active earlier', async () => {
    const { core, wallet, adapter, blocks, clock, send } = await setUp()
    blocks.add(await send())
    wallet.addresses = [bob]
    wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: bob, type: 'eoa' }] })
    await settle()
    adapter.balance = async () => eth(7n)
    await clock.advance(1_000)
    wallet.addresses = [alice]
    wallet.emit({ type: 'accountsChanged', accounts: [{ namespace: 'eip155', address: alice, type: 'eoa' }] })
    await settle()
    expect(core.accounts.getConnected('eip155')).toMatchObject({ address: alice, balance: { formatted: '7' } })
  })

  test('R380: is not fetched within 30 s of a failed request', async () => {
    const { core, adapter, blocks, clock, count, send } = await setUp()
    adapter.balance = () => Promise.reject(new Error('down'))
    await core.refreshBalance()
    blocks.add(await send())
    await clock.advance(10_000)
    expect(count('balance')).toBe(2)
    expect(core.accounts.getConnected('eip155')).toMatchObject({ balance: { isStale: true } })
  })

  test('R380: is fetched after a transfer in each namespace', async () => {
    const world = createFourChains()
    const { core, clock, adapters } = world
    await connectAll(world)
    for (const namespace of fourNamespaces) {
      const session = core.connection.session(namespace)
      if (!session) return expect.fail('not connected')
      Object.assign(session.actions, {
        sendTransaction: async () => 'id',
        sendTransfer: async () => 'id',
        signAndSendTransaction: async () => 'id',
      })
      const before = adapters[namespace].asked.filter(({ what }) => what === 'balance').length
      const actions: object = core.actions(namespace) ?? {}
      const name = namespace === 'bip122' ? 'sendTransfer' : 'sendTransaction'
      await Reflect.get(actions, name)({})
      await loadWatch()
      await clock.advance(1_000)
      const asked = adapters[namespace].asked.filter(({ what }) => what === 'balance').length
      expect([namespace, asked - before]).toEqual([namespace, 1])
    }
  })

  test('R380: is fetched after a neutral transfer in each namespace', async () => {
    const world = createFourChains()
    const { core, clock, adapters } = world
    await connectAll(world)
    for (const namespace of fourNamespaces) {
      const count = () => adapters[namespace].asked.filter(({ what }) => what === 'balance').length
      const before = count()
      await core.transfers(namespace)?.check({ to: 'recipient', amount: 1n })
      await clock.advance(1_000)
      expect([namespace, count() - before]).toEqual([namespace, 0])
      await core.transfers(namespace)?.send({ to: 'recipient', amount: 1n })
      await loadWatch()
      await clock.advance(1_000)
      expect([namespace, count() - before]).toEqual([namespace, 1])
    }
  })

  test('R380: is fetched once the wallet has executed a bundle of calls', async () => {
    let status = 100
    const { core, clock, count } = await setUp({
      actions: {
        sendCalls: async () => ({ id: 'bundle' }),
        getCallsStatus: async () => ({ id: 'bundle', status }),
      },
    })
    await core.actions('eip155')?.sendCalls?.({ calls: [{ to: bob }] })
    await loadWatch()
    await clock.advance(5_000)
    expect(count('balance')).toBe(1)
    status = 200
    await clock.advance(3_000)
    expect(count('balance')).toBe(2)
  })

  test.each([
    ['`balances: false`', { balances: false }],
    ['a test network', { networks: [evmNetwork(1, { testnet: true }), base] as const }],
  ])('R380: with %s, no request is sent', async (_title, options) => {
    const wallet = createScriptedWallet({ answers: 'approve', actions: { sendTransaction: async () => '0x1' } })
    const { core, adapter, clock } = createTestCore({ wallet, options })
    await core.connect({ connectorId })
    await core.actions('eip155')?.sendTransaction({ to: bob })
    await loadWatch()
    await clock.advance(60_000)
    expect(adapter.asked.filter(({ what }) => what !== 'identity')).toEqual([])
  })

  test('R380: starts no polls for an action that rejects', async () => {
    const { core, clock, count } = await setUp({
      actions: { sendTransaction: () => Promise.reject(new Error('refused')) },
    })
    await core
      .actions('eip155')
      ?.sendTransaction({ to: bob })
      .catch(() => undefined)
    await core.actions('eip155')?.signMessage({ message: 'hi' })
    await loadWatch()
    await clock.advance(60_000)
    expect(count('transaction')).toBe(0)
  })
})

describe('the polls', () => {
  test('R381: end after 10 minutes and at most 60 polls', async () => {
    const { clock, count, send } = await setUp()
    await send()
    for (let minute = 0; minute < 20; minute++) await clock.advance(60_000)
    expect(count('transaction')).toBeGreaterThan(40)
    expect(count('transaction')).toBeLessThanOrEqual(60)
    const polls = count('transaction')
    await clock.advance(600_000)
    expect(count('transaction')).toBe(polls)
  })

  test('R381: continue after a poll that fails or gets no response', async () => {
    const { adapter, clock, count, send } = await setUp()
    let calls = 0
    adapter.included = () => {
      calls++
      if (calls === 1) return Promise.reject(new Error('down'))
      return calls === 2 ? new Promise(() => undefined) : Promise.resolve(true)
    }
    await send()
    await clock.advance(60_000)
    expect([calls, count('balance')]).toEqual([3, 2])
  })

  test('R381: pause while the page is hidden, even for more than 10 minutes', async () => {
    const { page, blocks, clock, count, send } = await setUp()
    page.hide()
    const hash = await send()
    await clock.advance(900_000)
    expect(count('transaction')).toBe(0)
    blocks.add(hash)
    page.show()
    await settle()
    await clock.advance(1_000)
    expect(count('transaction')).toBe(1)
  })

  test.each([
    ['a disconnect', async ({ core }: Awaited<ReturnType<typeof setUp>>) => core.disconnect()],
    ['a network change', async ({ core }: Awaited<ReturnType<typeof setUp>>) => core.switchNetwork(8453)],
    ['the end of the instance', async ({ core }: Awaited<ReturnType<typeof setUp>>) => core.destroy()],
  ])('R381: end with %s, and leave no timer', async (_title, end) => {
    const world = await setUp()
    await world.send()
    await world.clock.advance(5_000)
    await end(world)
    await settle()
    const polls = world.count('transaction')
    await world.clock.advance(600_000)
    expect(world.count('transaction')).toBe(polls)
    expect(world.clock.timerCount()).toBe(0)
  })

  test('R381: a transaction that the wallet sends after a network change is not watched', async () => {
    let finish: (hash: string) => void = () => undefined
    const { core, clock, count } = await setUp({
      actions: { sendTransaction: () => new Promise((resolve) => (finish = resolve)) },
    })
    const sending = core.actions('eip155')?.sendTransaction({ to: bob })
    await core.switchNetwork(8453)
    finish('0x1')
    await sending
    await loadWatch()
    await clock.advance(60_000)
    expect(count('transaction')).toBe(0)
  })

  test('R381: watch the newest ten transactions', async () => {
    const { adapter, clock, send } = await setUp()
    for (let index = 0; index < 12; index++) await send()
    await clock.advance(1_000)
    const watched = adapter.asked.filter(({ what }) => what === 'transaction').map(({ address }) => address)
    expect(new Set(watched)).toEqual(new Set(Array.from({ length: 10 }, (_, index) => `0x${index + 3}`)))
  })
})

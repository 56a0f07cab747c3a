import { accountLimits, type Balance, text } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakeClock, settle } from '../../test/fakeClock.js'
import { createFakeLogger } from '../../test/fakeLogger.js'
import { createFakePage } from '../../test/fakePage.js'
import { createFakeStorage } from '../../test/fakeStorage.js'
import { chainWallet, fourNetworks } from '../../test/fourChains.js'
import { evmNetwork, mainnet } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'
import type { AppKitOptions } from '../options/appKitOptions.js'
import { createStorage } from '../storage/createStorage.js'
import { cacheEntry, createTimedCache } from './timedCache.js'

const connectorId = 'com.example.wallet'
const eth = (value: bigint): Balance => ({ value, decimals: 18, symbol: 'ETH' })
const one = 10n ** 18n

async function createConnected(change: Parameters<typeof createTestCore>[0] = {}) {
  const world = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }), ...change })
  await world.core.connect({ connectorId })
  await settle()
  const account = () => world.core.accounts.getConnected('eip155')
  const asked = (what: 'balance' | 'identity') =>
    world.adapter.asked.filter((question) => question.what === what).length
  return { ...world, account, asked }
}

describe('§9: a cache with a life', () => {
  function createFixture(start = 1_000_000) {
    const clock = createFakeClock(start)
    const port = createFakeStorage()
    const storage = createStorage({ port, prefix: 'x', logger: createFakeLogger() })
    const entry = cacheEntry('words', text())
    return { clock, port, storage, entry, cache: createTimedCache({ entry, lifeMs: 30_000, storage, clock }) }
  }

  test('fresh for its life, then stale, never gone by itself', async () => {
    const { cache, clock } = createFixture()
    expect(cache.get('a')).toBeUndefined()
    cache.set('a', 'A')
    await clock.advance(29_999)
    expect(cache.get('a')).toEqual({ value: 'A', isFresh: true })
    await clock.advance(1)
    expect(cache.get('a')).toEqual({ value: 'A', isFresh: false })
  })

  test.each([
    ['an hour back', -3_600_000],
    ['a day back', -86_400_000],
    ['to 1970', -1_000_000],
  ])('R65, FI17: the clock set %s: the entry from the future is expired, not fresh for long', (_title, ms) => {
    const { cache, clock } = createFixture()
    cache.set('a', 'A')
    clock.skew(ms)
    expect(cache.get('a')).toEqual({ value: 'A', isFresh: false })
  })

  test('property: R65: whatever the timestamps, no entry is fresh longer than its life, and bad ones are dropped alone', () => {
    const timestamp = fc.oneof(fc.double(), fc.integer(), fc.string(), fc.constant(null))
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.record({ value: fc.string(), timestamp })), (entries) => {
        const { cache, clock, port } = createFixture(1_000)
        port.values.set(
          'x/cache/words',
          JSON.stringify({ v: 1, d: { ...entries, good: { value: 'G', timestamp: 1_000 } } }),
        )
        for (const [key, { timestamp: given }] of Object.entries(entries)) {
          const found = cache.get(key)
          if (key === 'good' || found === undefined) continue
          const age = clock.now() - Number(given)
          expect(found.isFresh).toBe(age >= 0 && age < 30_000)
        }
        expect(cache.get('good')).toEqual({ value: 'G', isFresh: true })
      }),
    )
  })

  test('R58b: holds at most 50, the newest', async () => {
    const { cache, clock, storage, entry } = createFixture()
    for (let index = 0; index < 60; index++) {
      cache.set(`key${index}`, 'v')
      await clock.advance(1)
    }
    expect(Object.keys(storage.get(entry) ?? {})).toHaveLength(50)
    expect(cache.get('key9')).toBeUndefined()
    expect(cache.get('key59')?.isFresh).toBe(true)
  })

  test('keys that reach a prototype are no entries', () => {
    const { cache } = createFixture()
    cache.set('a', 'A')
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) expect(cache.get(key)).toBeUndefined()
  })
})

describe('the balance of a connected account', () => {
  test('comes after the address, as decimal text', async () => {
    const { account } = await createConnected()
    expect(account()?.balance).toEqual({
      value: '1500000000000000000',
      decimals: 18,
      formatted: '1.5',
      symbol: 'ETH',
      isStale: false,
    })
  })

  test('§9: within 30 s the chain is asked once; after that the old value shows until the new one comes', async () => {
    const { core, adapter, asked, clock, account } = await createConnected()
    await core.fetchBalance()
    expect(asked('balance')).toBe(1)
    await clock.advance(accountLimits.nativeBalanceCacheMs)
    adapter.balance = async () => eth(2n * one)
    await expect(core.fetchBalance()).resolves.toMatchObject({ formatted: '2', isStale: false })
    expect(asked('balance')).toBe(2)
    expect(account()?.balance?.formatted).toBe('2')
  })

  test('refreshing asks though the value is fresh', async () => {
    const { core, adapter, account } = await createConnected()
    adapter.balance = async () => eth(3n * one)
    await core.refreshBalance()
    expect(account()?.balance?.formatted).toBe('3')
  })

  test('§4, §8, FI6: after a failure the text is there, the old value is stale, and nobody is asked for 30 s', async () => {
    const { core, adapter, asked, clock, account } = await createConnected()
    adapter.balance = () => Promise.reject(new Error('down'))
    await core.refreshBalance()
    expect(account()).toMatchObject({
      balance: { formatted: '1.5', isStale: true },
      balanceError: 'BALANCE_UNAVAILABLE',
    })
    await clock.advance(accountLimits.nativeBalanceCacheMs - 1)
    await expect(core.fetchBalance())
      .resolves.toMatchObject({ formatted: '1.5' })
      .catch(() => undefined)
    await core.refreshBalance()
    expect(asked('balance')).toBe(2)
    adapter.balance = async () => eth(4n * one)
    await clock.advance(1)
    await expect(core.fetchBalance()).resolves.toMatchObject({ formatted: '4' })
    expect(account()).toMatchObject({ balance: { formatted: '4', isStale: false }, balanceError: undefined })
  })

  test('§8: a failure is "Token Balance Unavailable" for who asks', async () => {
    const { core, adapter, clock } = await createConnected()
    await clock.advance(accountLimits.nativeBalanceCacheMs)
    adapter.balance = () => Promise.reject(new Error('down'))
    await expect(core.fetchBalance()).rejects.toMatchObject({ message: 'Token Balance Unavailable' })
    adapter.balance = async () => eth(one)
    await expect(core.fetchBalance()).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE' })
  })

  test.each([86_400_000, -86_400_000])(
    'R65, FI17: the clock jumping by %i ms neither lengthens nor ends the block',
    async (jump) => {
      const { core, adapter, clock } = await createConnected()
      adapter.balance = () => Promise.reject(new Error('down'))
      await core.refreshBalance()
      clock.skew(jump)
      adapter.balance = async () => eth(one)
      await expect(core.fetchBalance()).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE' })
      await clock.advance(accountLimits.balanceRetryBlockMs)
      await expect(core.fetchBalance()).resolves.toMatchObject({ formatted: '1' })
    },
  )

  test('connected again while the block lasts: the text is there, not an endless wait', async () => {
    const { core, adapter, account, asked } = await createConnected()
    adapter.balance = () => Promise.reject(new Error('down'))
    await core.refreshBalance()
    await core.disconnect()
    await core.connect({ connectorId })
    await settle()
    expect(account()).toMatchObject({ balanceError: 'BALANCE_UNAVAILABLE' })
    expect(asked('balance')).toBe(2)
  })

  test.each([
    ['a test network', [evmNetwork(1, { testnet: true })] as const],
    ['a network that is not asked for', [evmNetwork(5)] as const],
  ])('§5: is not fetched on %s', async (_title, networks) => {
    const { core, asked, account } = await createConnected({ options: { networks } })
    expect(asked('balance')).toBe(0)
    expect(account()?.balance).toBeUndefined()
    await expect(core.fetchBalance()).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE' })
  })

  test('R241: an account on a network that the app does not list has no balance, until the wallet is back', async () => {
    const { core, wallet, account } = await createConnected()
    wallet.networkId = 'eip155:424242'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:424242' })
    await settle()
    expect(account()).toMatchObject({ caipNetworkId: 'eip155:424242', balanceError: 'BALANCE_UNAVAILABLE' })
    expect(account()?.balance).toBeUndefined()
    wallet.networkId = 'eip155:1'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:1' })
    await settle()
    expect(account()).toMatchObject({ balance: { formatted: '1.5', isStale: false } })
    expect(account()?.balanceError).toBeUndefined()
    await expect(core.fetchBalance()).resolves.toMatchObject({ formatted: '1.5' })
  })

  test('R218: without a wallet, NOT_CONNECTED with the text of specification §8', async () => {
    const { core } = createTestCore()
    await expect(core.fetchBalance()).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
      message: 'CaipNetwork or CaipAddress is undefined',
    })
    await expect(core.refreshBalance()).resolves.toBeUndefined()
  })

  test('L6: asked ten times at once, the chain is asked once', async () => {
    const { core, asked, clock } = await createConnected()
    await clock.advance(accountLimits.nativeBalanceCacheMs)
    await Promise.all(Array.from({ length: 10 }, () => core.fetchBalance()))
    expect(asked('balance')).toBe(2)
  })

  test('L2: an answer for the account before changes nothing for the one now, in whatever order answers come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { core, wallet, adapter, account } = await createConnected()
        adapter.balance = scheduler.scheduleFunction(async (address: string) => eth(address === alice ? one : 2n * one))
        adapter.identity = scheduler.scheduleFunction(async (address: string) => ({
          name: address === alice ? 'a' : 'b',
        }))
        for (const address of [bob, alice, bob]) {
          wallet.addresses = [address]
          wallet.emit({ type: 'accountsChanged', accounts: [] })
        }
        await settle()
        await scheduler.waitIdle()
        await settle()
        expect(account()).toMatchObject({ address: bob, balance: { formatted: '2' }, profileName: 'b' })
        core.destroy()
      }),
      { numRuns: 30 },
    )
  })

  test('L1: an answer that never comes ends with the instance', async () => {
    const { core, adapter, clock } = await createConnected()
    await clock.advance(accountLimits.nativeBalanceCacheMs)
    adapter.balance = () => new Promise(() => undefined)
    const end = core.fetchBalance()
    await settle()
    core.destroy()
    await expect(end).rejects.toMatchObject({ code: 'DESTROYED' })
  })
})

describe('name and picture', () => {
  const data = 'data:image/png;base64,iVBORw0KGgo='
  const remote = 'https://a.example/a.png'

  test.each([
    ['data shows always', data, {}, data],
    ['a picture on a server the app did not name is not loaded', remote, {}, undefined],
    ['that picture shows where the app allows it', remote, { enableNamePictures: true }, remote],
  ])('R107: come with the address, and do not wait for the balance: %s', async (_title, avatar, options, shown) => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const world = createTestCore({ wallet, options })
    world.adapter.balance = () => new Promise(() => undefined)
    world.adapter.identity = async () => ({ name: 'alice.eth', avatar })
    await world.core.connect({ connectorId })
    await settle()
    const account = world.core.accounts.getConnected('eip155')
    expect([account?.profileName, account?.profileImage]).toEqual(['alice.eth', shown])
    world.core.destroy()
  })

  test('§9: are asked for once in 5 minutes, also over a reload', async () => {
    const storage = createFakeStorage()
    const { core, adapter, wallet, asked, clock } = await createConnected({ storage })
    adapter.identity = async () => ({ name: 'alice.eth' })
    expect(asked('identity')).toBe(1)
    const again = createTestCore({ storage, adapter, wallet, clock })
    await again.core.ready
    await settle()
    expect(asked('identity')).toBe(1)
    await clock.advance(accountLimits.identityCacheMs)
    await again.core.refreshBalance()
    expect(asked('identity')).toBe(2)
    expect(again.core.accounts.getConnected('eip155')?.profileName).toBe('alice.eth')
    core.destroy()
    again.core.destroy()
  })

  test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>'])(
    'R53: the stored picture %j is not shown',
    async (avatar) => {
      const storage = createFakeStorage()
      const d = { [`eip155:${alice}`]: { value: { name: 'x', avatar }, timestamp: 1_700_000_000_000 } }
      storage.values.set('@latchkey/cache/names', JSON.stringify({ v: 1, d }))
      const { account } = await createConnected({ storage })
      expect(account()?.profileImage).toBeUndefined()
    },
  )

  describe('R124: with a chain-data service', () => {
    const chainData = 'https://services.example/chain'

    /** A core whose service answers as told, with every path that it was asked for. */
    function setUpService(
      answer: (path: string) => Response | Promise<Response>,
      options: Partial<AppKitOptions> = {},
    ) {
      const asked: string[] = []
      const fetch: typeof globalThis.fetch = async (input) => {
        const { pathname } = new URL(String(input))
        asked.push(pathname)
        return answer(pathname)
      }
      const adapter = createScriptedAdapter([createScriptedWallet({ answers: 'approve' })])
      const world = createTestCore({ adapter, fetch, options: { services: { chainData }, ...options } })
      return { ...world, asked, account: () => world.core.accounts.getConnected('eip155') }
    }
    const says = (identity: object) => () => Response.json(identity)

    test('its name and picture are shown, and the name service of the chain is not asked', async () => {
      const world = setUpService(says({ name: 'alice.eth', avatar: remote }), { enableNamePictures: true })
      await world.core.connect({ connectorId })
      await vi.waitFor(() => expect(world.account()?.profileName).toBe('alice.eth'))
      expect(world.account()?.profileImage).toBe(remote)
      expect(world.asked).toEqual([`/chain/v1/identity/${alice}`])
      expect(world.adapter.asked.filter(({ what }) => what === 'identity')).toEqual([])
    })

    test.each([
      ['has no name', says({ name: null, avatar: null })],
      ['is down', () => new Response('', { status: 503 })],
      ['names it with hidden characters', says({ name: 'ali\u202ece.eth', avatar: null })],
      ['answers something else', says({ names: [] })],
    ])('where it %s, the name service of the chain is asked', async (_title, answer) => {
      const world = setUpService(answer)
      world.adapter.identity = async () => ({ name: 'chain.eth' })
      await world.core.connect({ connectorId })
      await vi.waitFor(() => expect(world.account()?.profileName).toBe('chain.eth'))
      expect(world.asked).toHaveLength(1)
    })

    test('§9: it is asked once in 5 minutes', async () => {
      const world = setUpService(says({ name: 'alice.eth', avatar: null }))
      await world.core.connect({ connectorId })
      await vi.waitFor(() => expect(world.account()?.profileName).toBe('alice.eth'))
      await world.clock.advance(accountLimits.identityCacheMs - 1)
      await world.core.refreshBalance()
      expect(world.asked).toHaveLength(1)
      await world.clock.advance(1)
      await world.core.refreshBalance()
      await vi.waitFor(() => expect(world.asked).toHaveLength(2))
    })

    test('it is asked for EVM addresses only', async () => {
      const adapter = createScriptedAdapter([chainWallet('solana', { answers: 'approve' })], 'solana')
      const asked: string[] = []
      const fetch = async (input: unknown) => {
        asked.push(String(input))
        return Response.json({ name: 'alice.eth', avatar: null })
      }
      const options = { networks: fourNetworks.solana, services: { chainData } }
      const { core } = createTestCore({ adapter, fetch, options })
      await core.connect({ connectorId: 'solana.wallet' })
      await vi.waitFor(() => expect(adapter.asked.some(({ what }) => what === 'identity')).toBe(true))
      expect(asked).toEqual([])
    })

    test('R69: nothing that it said is left after a disconnect', async () => {
      const world = setUpService(says({ name: 'alice.eth', avatar: null }))
      await world.core.connect({ connectorId })
      await vi.waitFor(() => expect(world.account()?.profileName).toBe('alice.eth'))
      await world.core.disconnect()
      expect([...world.storage.values].join()).not.toMatch(/alice|0x/)
    })
  })

  test('R124: without a service the name of the chain is asked once in 5 minutes', async () => {
    const { core, asked, clock } = await createConnected()
    await clock.advance(accountLimits.nameCacheMs - 1)
    await core.refreshBalance()
    expect(asked('identity')).toBe(1)
    await clock.advance(1)
    await core.refreshBalance()
    expect(asked('identity')).toBe(2)
  })

  test('a failure is no error for the visitor', async () => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const world = createTestCore({ wallet, options: { networks: [mainnet] } })
    world.adapter.identity = () => Promise.reject(new Error('down'))
    await world.core.connect({ connectorId })
    await settle()
    expect(world.core.accounts.getConnected('eip155')).toMatchObject({ status: 'connected' })
    expect(world.logger.lines.map(({ level }) => level)).toEqual(['debug'])
  })
})

describe('the address is on the screen before anything is asked about it', () => {
  /** A page that draws when it is told to. */
  function createSlowPage() {
    const waiting: (() => void)[] = []
    const page = Object.assign(createFakePage(), { requestAnimationFrame: (draw: () => void) => waiting.push(draw) })
    const draw = async () => {
      for (const callback of waiting.splice(0)) callback()
      await settle()
    }
    return { page, draw }
  }

  test('balance and name are asked for two frames after the wallet connected', async () => {
    const { page, draw } = createSlowPage()
    const { account, asked } = await createConnected({ page })
    await draw()
    expect(account()?.address).toBeDefined()
    expect([asked('balance'), asked('identity')]).toEqual([0, 0])
    await draw()
    expect([asked('balance'), asked('identity')]).toEqual([1, 1])
  })

  test('L7: an instance that ends meanwhile asks nobody', async () => {
    const { page, draw } = createSlowPage()
    const { core, asked } = await createConnected({ page })
    core.destroy()
    await draw()
    await draw()
    expect([asked('balance'), asked('identity')]).toEqual([0, 0])
  })
})

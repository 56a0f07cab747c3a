import { accountLimits, type Balance, chainNamespaces, type NetworkInput, text } from '@latchkey/common'
import { createFakeClock, createFakeLogger, createFakeStorage, settle } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { createFakePage } from '../../test/fakePage.js'
import { chainWallet, fourNetworks } from '../../test/fourChains.js'
import { evmNetwork, mainnet } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { alice, bob, createScriptedWallet } from '../../test/scriptedWallet.js'
import type { AppKitOptions } from '../options/appKitOptions.js'
import { createStorage } from '../storage/createStorage.js'
import { cacheEntry, createTimedCache } from './detailCaches.js'

const connectorId = 'com.example.wallet'
const eth = (value: bigint): Balance => ({ value, decimals: 18, symbol: 'ETH' })
const one = 10n ** 18n

async function createConnected(change: Parameters<typeof createTestCore>[0] = {}) {
  const world = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }), ...change })
  await world.core.connect({ connectorId })
  await settle()
  const account = () => world.core.accounts.getConnected('eip155')
  const asked = (what: 'balance' | 'identity') => world.adapter.asked.filter((request) => request.what === what).length
  return { ...world, account, asked }
}

describe('§9: a cache with a maximum age', () => {
  function createFixture(start = 1_000_000) {
    const clock = createFakeClock(start)
    const port = createFakeStorage()
    const storage = createStorage({ port, prefix: 'x', logger: createFakeLogger() })
    const entry = cacheEntry('words', text())
    return { clock, port, storage, entry, cache: createTimedCache({ entry, lifeMs: 30_000, storage, clock }) }
  }

  test('entries are fresh for 30 s, then stale, and never removed by age alone', async () => {
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
  ])('R65, FI17: with the clock set %s, an entry with a future timestamp counts as expired', (_title, ms) => {
    const { cache, clock } = createFixture()
    cache.set('a', 'A')
    clock.setWallClock(clock.now() + ms)
    expect(cache.get('a')).toEqual({ value: 'A', isFresh: false })
  })

  test('property: R65: no timestamp makes an entry fresh for longer than 30 s, and invalid entries do not affect others', () => {
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

  test('R58b: keeps the newest 50 entries', async () => {
    const { cache, clock, storage, entry } = createFixture()
    for (let index = 0; index < 60; index++) {
      cache.set(`key${index}`, 'v')
      await clock.advance(1)
    }
    expect(Object.keys(storage.get(entry) ?? {})).toHaveLength(50)
    expect(cache.get('key9')).toBeUndefined()
    expect(cache.get('key59')?.isFresh).toBe(true)
  })

  test('prototype keys return no entry', () => {
    const { cache } = createFixture()
    cache.set('a', 'A')
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) expect(cache.get(key)).toBeUndefined()
  })
})

describe('the balance of a connected account', () => {
  test('arrives after the address, as decimal text', async () => {
    const { account } = await createConnected()
    expect(account()?.balance).toEqual({
      value: '1500000000000000000',
      decimals: 18,
      formatted: '1.5',
      symbol: 'ETH',
      isStale: false,
    })
  })

  test('§9: is fetched at most once in 30 s; the stale value shows until the new one arrives', async () => {
    const { core, adapter, asked, clock, account } = await createConnected()
    await core.fetchBalance()
    expect(asked('balance')).toBe(1)
    await clock.advance(accountLimits.nativeBalanceCacheMs)
    adapter.balance = async () => eth(2n * one)
    await expect(core.fetchBalance()).resolves.toMatchObject({ formatted: '2', isStale: false })
    expect(asked('balance')).toBe(2)
    expect(account()?.balance?.formatted).toBe('2')
  })

  test('a refresh requests the balance even if the cached value is fresh', async () => {
    const { core, adapter, account } = await createConnected()
    adapter.balance = async () => eth(3n * one)
    await core.refreshBalance()
    expect(account()?.balance?.formatted).toBe('3')
  })

  test('§4, §8, FI6: after a failure shows the text, marks the old value as stale, and sends no request for 30 s', async () => {
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

  test('§8: fetchBalance rejects with "Token Balance Unavailable" after a failure', async () => {
    const { core, adapter, clock } = await createConnected()
    await clock.advance(accountLimits.nativeBalanceCacheMs)
    adapter.balance = () => Promise.reject(new Error('down'))
    await expect(core.fetchBalance()).rejects.toMatchObject({ shortMessage: 'Token Balance Unavailable' })
    adapter.balance = async () => eth(one)
    await expect(core.fetchBalance()).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE' })
  })

  test.each([86_400_000, -86_400_000])('R65, FI17: a clock jump of %i ms does not change these 30 s', async (jump) => {
    const { core, adapter, clock } = await createConnected()
    adapter.balance = () => Promise.reject(new Error('down'))
    await core.refreshBalance()
    clock.setWallClock(clock.now() + jump)
    adapter.balance = async () => eth(one)
    await expect(core.fetchBalance()).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE' })
    await clock.advance(accountLimits.balanceRetryBlockMs)
    await expect(core.fetchBalance()).resolves.toMatchObject({ formatted: '1' })
  })

  test('a reconnect within these 30 s shows the error instead of an endless loading state', async () => {
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
    ['a network without a native coin', [evmNetwork(1, { hasNativeCoin: false })] as const],
    ['a network that is not in `networks`', [evmNetwork(5)] as const],
  ])('§5: is not fetched on %s', async (_title, networks) => {
    const { core, asked, account } = await createConnected({ options: { networks } })
    expect(asked('balance')).toBe(0)
    expect(account()?.balance).toBeUndefined()
    await expect(core.fetchBalance()).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE' })
  })

  test.each(chainNamespaces)('is not fetched on a network of %s without a native coin', async (namespace) => {
    const [network] = fourNetworks[namespace]
    const adapter = createScriptedAdapter([chainWallet(namespace, { answers: 'approve' })], namespace)
    const connect = async (change: Partial<NetworkInput>) => {
      const { core } = createTestCore({ adapter, options: { networks: [{ ...network, ...change }] } })
      await core.connect({ connectorId: `${namespace}.wallet` })
      await settle()
      const asked = adapter.asked.filter(({ what }) => what === 'balance').length
      return { asked, balance: core.accounts.getConnected(namespace)?.balance }
    }
    expect(await connect({ hasNativeCoin: false })).toEqual({ asked: 0, balance: undefined })
    expect(await connect({})).toMatchObject({ asked: 1, balance: { isStale: false } })
  })

  test('R241: an account has no balance while its wallet is on an unsupported network', async () => {
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
      shortMessage: 'CaipNetwork or CaipAddress is undefined',
    })
    await expect(core.refreshBalance()).resolves.toBeUndefined()
  })

  test('L6: ten concurrent requests share one RPC request', async () => {
    const { core, asked, clock } = await createConnected()
    await clock.advance(accountLimits.nativeBalanceCacheMs)
    await Promise.all(Array.from({ length: 10 }, () => core.fetchBalance()))
    expect(asked('balance')).toBe(2)
  })

  test('L2: a response for the previous account does not change the current one, in any order of responses', async () => {
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

  test('L1: destroying the instance ends a pending request', async () => {
    const { core, adapter, clock } = await createConnected()
    await clock.advance(accountLimits.nativeBalanceCacheMs)
    adapter.balance = () => new Promise(() => undefined)
    const end = core.fetchBalance()
    await settle()
    core.destroy()
    await expect(end).rejects.toMatchObject({ code: 'DESTROYED' })
  })
})

describe('the options `balances` and `identity`', () => {
  test('R385: with `balances: false` no request is sent, and nothing is shown or cached', async () => {
    const options = { balances: false, allowUnsupportedChain: true }
    const { core, wallet, adapter, asked, account, clock, page, storage } = await createConnected({ options })
    core.open()
    await core.refreshBalance()
    await expect(core.fetchBalance()).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE' })
    await clock.advance(60_000)
    page.hide()
    page.show()
    await settle()
    expect(account()).not.toHaveProperty('balance')
    wallet.networkId = 'eip155:999'
    wallet.emit({ type: 'networkChanged', networkId: 'eip155:999' })
    await settle()
    expect(account()).not.toHaveProperty('balanceError')
    expect(asked('balance')).toBe(0)
    expect(adapter.asked.filter(({ what }) => what === 'token')).toEqual([])
    expect([...storage.values.keys()].filter((key) => key.includes('balances'))).toEqual([])
  })

  test('R385: with `identity: false` no name is requested from the service or the chain', async () => {
    const requests: string[] = []
    const { account, asked, adapter, core } = await createConnected({
      options: { identity: false, services: { relay: false, chainData: 'https://data.example' } },
      fetch: async (input) => {
        requests.push(String(input))
        return new Response('{}')
      },
    })
    adapter.identity = async () => ({ name: 'margot.eth' })
    await core.refreshBalance()
    expect(account()).not.toHaveProperty('profileName')
    expect(asked('identity')).toBe(0)
    expect(requests).toEqual([])
  })
})

describe('the option `tokens`', () => {
  const tokens = { 'eip155:1': { address: '0xtoken' } }
  const usdc: Balance = { value: 2_500_000n, decimals: 6, symbol: 'USDC' }

  /** A wallet on a namespace that can read tokens. */
  async function createHolder(change: NonNullable<Parameters<typeof createTestCore>[0]> = {}) {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const adapter = createScriptedAdapter([wallet])
    adapter.tokenBalance = async () => usdc
    const world = await createConnected({ wallet, adapter, ...change, options: { tokens, ...change.options } })
    const read = () => adapter.asked.filter(({ what }) => what === 'token').length
    return { ...world, read }
  }

  test('R386: shows the balance of the token instead of the native coin', async () => {
    const { account, asked, read } = await createHolder()
    expect(account()?.balance).toEqual({
      value: '2500000',
      decimals: 6,
      formatted: '2.5',
      symbol: 'USDC',
      token: '0xtoken',
      isStale: false,
    })
    expect([asked('balance'), read()]).toEqual([0, 1])
  })

  test('R386: `symbol` replaces the symbol that the token states', async () => {
    const { account } = await createHolder({
      options: { tokens: { 'eip155:1': { address: '0xtoken', symbol: 'USD' } } },
    })
    expect(account()?.balance?.symbol).toBe('USD')
  })

  test('R386: other networks show their native coin', async () => {
    const { core, account, asked } = await createHolder()
    await core.switchNetwork(8453)
    await settle()
    expect(account()?.balance).toMatchObject({ symbol: 'ETH', formatted: '1.5' })
    expect(account()?.balance).not.toHaveProperty('token')
    expect(asked('balance')).toBe(1)
  })

  test('R386: does not show a cached balance of the native coin or of another token', async () => {
    const storage = createFakeStorage()
    const before = await createConnected({ storage })
    expect(before.account()?.balance?.symbol).toBe('ETH')
    before.core.destroy()
    const wallet = createScriptedWallet({ answers: 'approve' })
    const adapter = createScriptedAdapter([wallet])
    adapter.tokenBalance = () => Promise.reject(new Error('execution reverted'))
    const { core } = createTestCore({ wallet, adapter, storage, options: { tokens } })
    await core.ready
    await settle()
    expect(core.accounts.getConnected('eip155')).toMatchObject({ balanceError: 'BALANCE_UNAVAILABLE' })
    expect(core.accounts.getConnected('eip155')).not.toHaveProperty('balance')
  })

  test('R386: does not read a token again for 30 s after a failure', async () => {
    const { core, adapter, account, clock, read } = await createHolder()
    adapter.tokenBalance = () => Promise.reject(new Error('execution reverted'))
    await core.refreshBalance()
    await core.refreshBalance()
    expect(account()).toMatchObject({
      balance: { formatted: '2.5', isStale: true },
      balanceError: 'BALANCE_UNAVAILABLE',
    })
    expect(read()).toBe(2)
    adapter.tokenBalance = async () => usdc
    await clock.advance(30_000)
    await core.refreshBalance()
    expect(account()).toMatchObject({ balance: { isStale: false }, balanceError: undefined })
  })

  test('R386: a namespace that cannot read tokens shows its native coin, and the console reports the option once', async () => {
    const { core, account, logger } = await createConnected({ options: { tokens } })
    await core.refreshBalance()
    expect(account()?.balance?.symbol).toBe('ETH')
    const reports = logger.entries.filter(({ level }) => level === 'error')
    expect(reports.map(({ message }) => message)).toEqual([expect.stringContaining("tokens['eip155:1'] has no effect")])
  })
})

describe('name and picture', () => {
  const data = 'data:image/png;base64,iVBORw0KGgo='
  const remote = 'https://a.example/a.png'

  test.each([
    ['a data URL is always shown', data, {}, data],
    ['a picture on another server is not loaded by default', remote, {}, undefined],
    ['a picture on another server is loaded with `enableNamePictures`', remote, { enableNamePictures: true }, remote],
  ])('R107: arrive without waiting for the balance: %s', async (_title, avatar, options, shown) => {
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

  test('§9: are fetched at most once in 5 minutes, even after a reload', async () => {
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

    /** A core with a scripted service that records the requested paths. */
    function setUpService(
      response: (path: string) => Response | Promise<Response>,
      options: Partial<AppKitOptions> = {},
    ) {
      const asked: string[] = []
      const fetch: typeof globalThis.fetch = async (input) => {
        const { pathname } = new URL(String(input))
        asked.push(pathname)
        return response(pathname)
      }
      const wallet = createScriptedWallet({ answers: 'approve' })
      const adapter = createScriptedAdapter([wallet])
      const world = createTestCore({ wallet, adapter, fetch, options: { services: { chainData }, ...options } })
      return { ...world, asked, account: () => world.core.accounts.getConnected('eip155') }
    }
    const says = (identity: object) => () => Response.json(identity)

    test("shows the service's name and picture without a request to the chain's name service", async () => {
      const world = setUpService(says({ name: 'alice.eth', avatar: remote }), { enableNamePictures: true })
      await world.core.connect({ connectorId })
      await expect.poll(() => world.account()?.profileName).toBe('alice.eth')
      expect(world.account()?.profileImage).toBe(remote)
      expect(world.asked).toEqual([`/chain/v1/identity/${alice}`])
      expect(world.adapter.asked.filter(({ what }) => what === 'identity')).toEqual([])
    })

    test.each([
      ['has no name', says({ name: null, avatar: null })],
      ['is down', () => new Response('', { status: 503 })],
      ['returns a name with hidden characters', says({ name: 'ali\u202ece.eth', avatar: null })],
      ['returns an invalid response', says({ names: [] })],
    ])('if the service %s, requests the name from the chain', async (_title, response) => {
      const world = setUpService(response)
      world.adapter.identity = async () => ({ name: 'chain.eth' })
      await world.core.connect({ connectorId })
      await expect.poll(() => world.account()?.profileName).toBe('chain.eth')
      expect(world.asked).toHaveLength(1)
    })

    test('L2b: a late response for the previous account does not change the current one', async () => {
      const pending = new Map<string, () => void>()
      const world = setUpService(
        (path) =>
          new Promise((resolve) => {
            const address = path.slice(path.lastIndexOf('/') + 1)
            const name = address === alice ? 'alice.eth' : 'bob.eth'
            pending.set(address, () => resolve(Response.json({ name, avatar: null })))
          }),
      )
      const { address: first } = await world.core.connect({ connectorId })
      expect(first).toBe(alice)
      await expect.poll(() => [...pending.keys()]).toEqual([alice])
      world.wallet.addresses = [bob]
      world.wallet.emit({ type: 'accountsChanged', accounts: [] })
      await expect.poll(() => [...pending.keys()]).toEqual([alice, bob])
      pending.get(bob)?.()
      await expect.poll(() => world.account()?.profileName).toBe('bob.eth')
      pending.get(alice)?.()
      await settle()
      expect(world.account()).toMatchObject({ address: bob, profileName: 'bob.eth' })
    })

    test('§9: requests the service once in 5 minutes', async () => {
      const world = setUpService(says({ name: 'alice.eth', avatar: null }))
      await world.core.connect({ connectorId })
      await expect.poll(() => world.account()?.profileName).toBe('alice.eth')
      await world.clock.advance(accountLimits.identityCacheMs - 1)
      await world.core.refreshBalance()
      expect(world.asked).toHaveLength(1)
      await world.clock.advance(1)
      await world.core.refreshBalance()
      await expect.poll(() => world.asked).toHaveLength(2)
    })

    test('requests the service for EVM addresses only', async () => {
      const adapter = createScriptedAdapter([chainWallet('solana', { answers: 'approve' })], 'solana')
      const asked: string[] = []
      const fetch = async (input: unknown) => {
        asked.push(String(input))
        return Response.json({ name: 'alice.eth', avatar: null })
      }
      const options = { networks: fourNetworks.solana, services: { chainData } }
      const { core } = createTestCore({ adapter, fetch, options })
      await core.connect({ connectorId: 'solana.wallet' })
      await expect.poll(() => adapter.asked.some(({ what }) => what === 'identity')).toBe(true)
      expect(asked).toEqual([])
    })

    test("R69: removes the service's data after a disconnect", async () => {
      const world = setUpService(says({ name: 'alice.eth', avatar: null }))
      await world.core.connect({ connectorId })
      await expect.poll(() => world.account()?.profileName).toBe('alice.eth')
      await world.core.disconnect()
      expect([...world.storage.values].join()).not.toMatch(/alice|0x/)
    })
  })

  test('R124: without a service, requests the name from the chain once in 5 minutes', async () => {
    const { core, asked, clock } = await createConnected()
    await clock.advance(accountLimits.nameCacheMs - 1)
    await core.refreshBalance()
    expect(asked('identity')).toBe(1)
    await clock.advance(1)
    await core.refreshBalance()
    expect(asked('identity')).toBe(2)
  })

  test('a failed request shows no error', async () => {
    const wallet = createScriptedWallet({ answers: 'approve' })
    const world = createTestCore({ wallet, options: { networks: [mainnet] } })
    world.adapter.identity = () => Promise.reject(new Error('down'))
    await world.core.connect({ connectorId })
    await settle()
    expect(world.core.accounts.getConnected('eip155')).toMatchObject({ status: 'connected' })
    expect(world.logger.entries.map(({ level }) => level)).toEqual(['debug'])
  })
})

describe('shows the address before any request about it is sent', () => {
  /** A page whose animation frames the test triggers. */
  function createSlowPage() {
    const waiting: (() => void)[] = []
    const page = Object.assign(createFakePage(), { requestAnimationFrame: (draw: () => void) => waiting.push(draw) })
    const draw = async () => {
      for (const callback of waiting.splice(0)) callback()
      await settle()
    }
    return { page, draw }
  }

  test('requests balance and name after the second frame since the wallet connected', async () => {
    const { page, draw } = createSlowPage()
    const { account, asked, clock } = await createConnected({ page })
    await draw()
    expect(account()?.address).toBeDefined()
    expect([asked('balance'), asked('identity')]).toEqual([0, 0])
    await draw()
    // The callbacks of a frame run before its paint.
    expect([asked('balance'), asked('identity')]).toEqual([0, 0])
    await clock.advance(0)
    expect([asked('balance'), asked('identity')]).toEqual([1, 1])
  })

  test('L7: a destroyed instance sends no request', async () => {
    const { page, draw } = createSlowPage()
    const { core, asked } = await createConnected({ page })
    core.destroy()
    await draw()
    await draw()
    expect([asked('balance'), asked('identity')]).toEqual([0, 0])
  })
})

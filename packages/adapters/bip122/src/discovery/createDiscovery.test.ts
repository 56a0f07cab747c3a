import type { Connector } from '@latchkey/common'
import { createAdapterContext, createBitcoinTestWallet, createFakeClock, createFakePage } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'
import { safeParseStandardWallet } from '../wallet/standardWallet.js'
import { walletLimit } from './walletList.js'
import { watchPlaces } from './watchPlaces.js'

const icon = 'data:image/png;base64,iVBORw0KGgo='

/** Creates a Wallet Standard wallet with the fields that discovery reads. */
function standardWallet(change: Readonly<Record<string, unknown>> = {}) {
  return {
    version: '1.0.0',
    name: 'Foxglove',
    icon,
    chains: ['bitcoin:mainnet', 'bitcoin:testnet', 'solana:mainnet'],
    features: { 'bitcoin:connect': { version: '1.0.0', connect: async () => ({ accounts: [] }) } },
    accounts: [],
    ...change,
  }
}

function register(page: Window, ...wallets: readonly unknown[]): () => void {
  let undo: () => void = () => undefined
  const detail = (api: { register(...list: readonly unknown[]): () => void }) => {
    undo = api.register(...wallets)
  }
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return () => undo()
}

function setUp() {
  const page = createFakePage()
  const clock = createFakeClock()
  const context = createAdapterContext({ window: page, clock })
  const adapter = createAdapter(context, {})
  const lists: (readonly Connector[])[] = []
  const discover = () => adapter.discover((list) => lists.push(list))
  const names = () => lists.at(-1)?.map(({ name }) => name)
  const ids = () => lists.at(-1)?.map(({ id }) => id)
  return { page, clock, context, adapter, lists, discover, names, ids }
}

/** Creates a provider with every connect function, and Leather's flag. */
const provider = () => ({
  isLeather: true,
  request: async () => ({ result: null }),
  requestAccounts: async () => [],
  connect: async () => null,
})

/** Returns name and kind of all wallets at the known paths. */
function readPlaces(page: Window) {
  const found: (readonly string[])[] = []
  const { look, stop } = watchPlaces(page, createFakeClock(), (wallets) => {
    found.push(...wallets.map(({ name, kind }) => [name, kind]))
  })
  look()
  stop()
  return found
}

describe('registered wallets', () => {
  test('lists the wallets on the page immediately, with their data', () => {
    const { page, discover, lists } = setUp()
    const wallet = standardWallet()
    page.addEventListener('wallet-standard:app-ready', (event) => Reflect.get(event, 'detail').register(wallet))
    discover()
    expect(lists).toHaveLength(1)
    expect(lists[0]?.[0]).toMatchObject({
      id: 'Foxglove',
      type: 'ANNOUNCED',
      name: 'Foxglove',
      imageUrl: icon,
      chain: 'bip122',
      chains: ['bip122:000000000019d6689c085ae165831e93', 'bip122:000000000933ea01ad0ee984209779ba'],
    })
    expect(lists[0]?.[0]?.provider).toBe(wallet)
  })

  test('R32: adds a late wallet and removes one that unregisters, and the others keep their connectors', async () => {
    const { page, clock, discover, lists, names } = setUp()
    discover()
    register(page, standardWallet())
    await clock.advance(16)
    const [first] = lists.at(-1) ?? []
    const undo = register(page, standardWallet({ name: 'Late' }))
    await clock.advance(16)
    expect(names()).toEqual(['Foxglove', 'Late'])
    expect(lists.at(-1)?.[0]).toBe(first)
    undo()
    await clock.advance(16)
    expect(names()).toEqual(['Foxglove'])
  })

  test('R32: reports a burst of two thousand wallets once, up to the limit', async () => {
    const { page, clock, discover, lists } = setUp()
    discover()
    for (let index = 0; index < 2_000; index++) register(page, standardWallet({ name: `Wallet ${index}` }))
    await clock.advance(16)
    expect(lists).toHaveLength(2)
    expect(lists[1]).toHaveLength(walletLimit)
  })

  describe('R189: during a flood of registrations', () => {
    const flood = (page: Window, count: number) => {
      for (let index = 0; index < count; index++) register(page, standardWallet({ name: `Flood ${index}` }))
    }

    test.each([0, 1, 99, 100, 500])(
      'lists a wallet that registers in the same burst after %i others',
      async (count) => {
        const { page, clock, discover, names } = setUp()
        discover()
        flood(page, count)
        register(page, standardWallet({ name: 'Honest' }))
        await clock.advance(16)
        expect(names()).toContain('Honest')
      },
    )

    test('lists wallets that appear before or after the flood, or at their own path', async () => {
      const { page, clock, discover, names } = setUp()
      register(page, standardWallet({ name: 'Unheard' }))
      discover()
      register(page, standardWallet({ name: 'Honest' }))
      await clock.advance(30)
      flood(page, 2_000)
      await clock.advance(16)
      register(page, standardWallet({ name: 'Late' }))
      Object.assign(page, { LeatherProvider: provider() })
      await clock.advance(20_000)
      flood(page, 2_000)
      await clock.advance(16)
      expect(names()).toEqual(expect.arrayContaining(['Honest', 'Late', 'Leather']))
      expect(names()).toHaveLength(walletLimit)
    })

    test('gives wallets of the same name unique ids', async () => {
      const { page, clock, discover, ids } = setUp()
      discover()
      for (let index = 0; index < 500; index++) register(page, standardWallet({ name: `Flood ${index % 40}` }))
      await clock.advance(16)
      expect(new Set(ids()).size).toBe(walletLimit)
    })

    test('lists wallets in btc_providers before or after the others', async () => {
      const { page, clock, discover, names } = setUp()
      const entries = ['first', ...Array.from({ length: 500 }, (_, index) => `flood${index}`), 'last']
      for (const id of entries) Object.assign(page, { [id]: provider() })
      Object.assign(page, { btc_providers: entries.map((id) => ({ id, name: id })) })
      discover()
      await clock.advance(16)
      expect(names()).toEqual(expect.arrayContaining(['first', 'last']))
    })
  })

  test('R28: lists a wallet once when it registers again', async () => {
    const { page, clock, discover, names } = setUp()
    discover()
    const wallet = standardWallet()
    register(page, wallet)
    register(page, wallet, wallet)
    await clock.advance(16)
    expect(names()).toEqual(['Foxglove'])
  })

  test('R29, R30: lists two wallets of one name, each with a warning and its own id', async () => {
    const { page, clock, discover, lists, ids } = setUp()
    discover()
    register(page, standardWallet(), standardWallet(), standardWallet({ name: 'Foxgl0ve' }))
    await clock.advance(16)
    expect(lists.at(-1)?.map(({ warning }) => warning)).toEqual(Array(3).fill('look-alike-name'))
    expect(new Set(ids()).size).toBe(3)
  })

  test.each([
    ['without bitcoin:connect', standardWallet({ features: { 'solana:signMessage': {} } })],
    [
      'of another chain',
      standardWallet({ chains: ['solana:mainnet'], features: { 'standard:connect': { connect: async () => ({}) } } }),
    ],
    ['whose connect is not a function', standardWallet({ features: { 'bitcoin:connect': { connect: 'yes' } } })],
    ['without a name', standardWallet({ name: ' \u200b ' })],
    ['that is null', null],
    ['that is a text', 'wallet'],
    [
      'that throws when read',
      Object.defineProperty({}, 'features', {
        get: () => {
          throw new Error('no')
        },
      }),
    ],
  ])('R25: ignores a wallet %s, and keeps listening', async (_title, wallet) => {
    const { page, clock, discover, names } = setUp()
    discover()
    register(page, wallet)
    page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: 'no function' }))
    page.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: () => {
          throw new Error('no')
        },
      }),
    )
    page.dispatchEvent(new Event('wallet-standard:register-wallet'))
    register(page, standardWallet())
    await clock.advance(16)
    expect(names()).toEqual(['Foxglove'])
  })

  test.each([
    ['javascript:alert(1)', undefined],
    ['data:text/html,<script>', undefined],
    ['https://tracker.example/icon.png', undefined],
    [icon, icon],
  ])('R27: parses the icon %s as %s', (given, shown) => {
    const parsed = safeParseStandardWallet(standardWallet({ icon: given }))
    expect(parsed.ok && parsed.value.icon).toBe(shown)
  })

  test('R25: reads the wallet’s name once', () => {
    let reads = 0
    const wallet = Object.defineProperty(standardWallet(), 'name', { get: () => `Name ${reads++}` })
    const parsed = safeParseStandardWallet(wallet)
    expect(parsed.ok && parsed.value.name).toBe('Name 0')
    expect(reads).toBe(1)
  })

  test('R26: handles any value without throwing', () => {
    fc.assert(
      fc.property(fc.object({ withNullPrototype: true }), (value) => {
        expect(safeParseStandardWallet(value).ok).toBe(false)
      }),
    )
  })
})

describe('wallets injected into the window', () => {
  test('R32: are found at their paths: immediately, within seconds, or when the page gets focus', async () => {
    const { page, clock, discover, names } = setUp()
    Reflect.set(page, 'LeatherProvider', provider())
    discover()
    expect(names()).toEqual(['Leather'])
    Reflect.set(page, 'okxwallet', { bitcoin: provider() })
    await clock.advance(100)
    expect(names()).toEqual(['Leather', 'OKX Wallet'])
    await clock.advance(10_000)
    Reflect.set(page, 'binancew3w', { bitcoin: provider() })
    page.dispatchEvent(new Event('focus'))
    await clock.advance(16)
    expect(names()).toEqual(['Leather', 'OKX Wallet', 'Binance Wallet'])
    expect(clock.timerCount()).toBe(0)
  })

  test.each([null, 42, 'text', {}, { request: 'no function' }])('R25: ignores %j at a path', (value) => {
    const { page, discover, names } = setUp()
    Object.assign(page, { LeatherProvider: value, unisat: value, okxwallet: { bitcoin: value }, bitkeep: value })
    discover()
    expect(names()).toEqual([])
  })

  test.each([
    ['isBinance', { binancew3w: { bitcoin: provider() } }, 'Binance Wallet'],
    ['isBitKeep', { bitkeep: { unisat: provider() } }, 'Bitget Wallet'],
    ['isOkxWallet', { okxwallet: { bitcoin: provider() } }, 'OKX Wallet'],
    ['isOneKey', { $onekey: { btc: provider() } }, 'OneKey'],
  ])(
    'R240: lists a wallet once when its flag %s is set on a second provider at window.unisat',
    (flag, places, name) => {
      const { page, discover, names } = setUp()
      Object.assign(page, { unisat: { ...provider(), [flag]: true }, ...places })
      discover()
      expect(names()).toEqual([name])
    },
  )

  test('R240: a flag alone does not identify a wallet', () => {
    const { page, discover, names } = setUp()
    Object.assign(page, { unisat: { ...provider(), isBinance: true } })
    discover()
    expect(names()).toEqual(['Bitcoin Wallet'])
  })

  test('R240: the provider at window.unisat_wallet is UniSat, with its name and directory id', () => {
    const { page, discover, lists } = setUp()
    const unisat = provider()
    Object.assign(page, { unisat, unisat_wallet: unisat })
    discover()
    expect(lists.at(-1)).toMatchObject([
      { id: 'unisat', type: 'ANNOUNCED', name: 'UniSat Wallet', injectedId: 'unisat', provider: unisat },
    ])
  })

  test('R240: lists a provider only at window.unisat as "Bitcoin Wallet" without a directory id, also next to UniSat', () => {
    const { page, discover, lists } = setUp()
    const fork = provider()
    const unisat = provider()
    Object.assign(page, { unisat: fork, unisat_wallet: unisat })
    discover()
    const [first, second] = lists.at(-1) ?? []
    expect(first).toMatchObject({ id: 'unisat', name: 'UniSat Wallet', provider: unisat })
    expect(second).toMatchObject({ id: 'injected', type: 'INJECTED', name: 'Bitcoin Wallet', provider: fork })
    expect(second?.injectedId).toBeUndefined()
    expect(second?.warning).toBeUndefined()
  })

  test('R240: an unidentified provider gets the name of its own path when it appears there', async () => {
    const { page, clock, discover, lists, names } = setUp()
    const unisat = provider()
    Object.assign(page, { unisat })
    discover()
    expect(names()).toEqual(['Bitcoin Wallet'])
    Object.assign(page, { unisat_wallet: unisat })
    await clock.advance(100)
    expect(lists.at(-1)).toMatchObject([{ id: 'unisat', name: 'UniSat Wallet', provider: unisat }])
  })

  test('R240: a provider that is identified later does not take the id of another wallet', async () => {
    const { page, clock, discover, lists } = setUp()
    const late = provider()
    Object.assign(page, { unisat: late, onekey: provider(), btc_providers: [{ id: 'onekey', name: 'Foxglove' }] })
    discover()
    expect(lists.at(-1)?.map(({ id }) => id)).toEqual(['onekey', 'injected'])
    Object.assign(page, { $onekey: { btc: late } })
    await clock.advance(100)
    expect(lists.at(-1)?.map(({ id, name }) => [id, name])).toEqual([
      ['onekey', 'Foxglove'],
      ['onekey#2', 'OneKey'],
    ])
  })

  test("R240: a fork of Leather at the path of Leather keeps its own name and uses Leather's interface", () => {
    const { page, discover, lists } = setUp()
    const fork = provider()
    Object.assign(page, {
      ForkProvider: fork,
      LeatherProvider: fork,
      btc_providers: [
        { id: 'ForkProvider', name: 'Fork of Leather' },
        { id: 'LeatherProvider', name: 'Leather' },
      ],
    })
    discover()
    expect(lists.at(-1)).toMatchObject([{ id: 'ForkProvider', name: 'Fork of Leather' }])
    expect(readPlaces(page)).toEqual([
      ['Fork of Leather', 'leather'],
      ['Leather', 'leather'],
      ['Leather', 'leather'],
    ])
  })

  test('R240: lists another provider at the path of Leather under its own name, or as "Bitcoin Wallet"', () => {
    const { page, discover, lists } = setUp()
    Object.assign(page, { LeatherProvider: { ...provider(), isLeather: false } })
    discover()
    expect(lists.at(-1)).toMatchObject([{ id: 'injected', name: 'Bitcoin Wallet' }])
    const other = setUp()
    Object.assign(other.page, {
      LeatherProvider: { ...provider(), isLeather: false },
      btc_providers: [{ id: 'LeatherProvider', name: 'Foxglove' }],
    })
    other.discover()
    expect(other.lists.at(-1)).toMatchObject([{ id: 'injected', name: 'Foxglove' }])
    expect(other.lists.at(-1)?.[0]?.injectedId).toBeUndefined()
  })

  test('R173: lists the provider that Enkrypt sets at the path of UniSat once, as Enkrypt and without a warning', () => {
    const { page, discover, lists } = setUp()
    const enkrypt = provider()
    Object.assign(page, { enkrypt: { providers: { bitcoin: enkrypt } }, unisat: enkrypt })
    discover()
    expect(lists.at(-1)).toMatchObject([{ id: 'enkrypt', name: 'Enkrypt', provider: enkrypt }])
    expect(lists.at(-1)?.[0]?.warning).toBeUndefined()
  })

  test('R240: distinguishes test wallets of the kinds unisat and unisatFork', () => {
    const chains = [{ network: 'regtest', rpcUrl: 'http://localhost:1' }] as const
    const { page, discover, names } = setUp()
    createBitcoinTestWallet({ name: 'Fork', chains }).inject(page, 'unisatFork')
    discover()
    expect(names()).toEqual(['Bitcoin Wallet'])
    const other = setUp()
    createBitcoinTestWallet({ name: 'Genuine', chains }).inject(other.page, 'unisat')
    other.discover()
    expect(other.names()).toEqual(['UniSat Wallet'])
  })

  test('entries of btc_providers provide icon and methods', () => {
    const { page, discover, lists } = setUp()
    const xverse = provider()
    Object.assign(page, {
      XverseProviders: { BitcoinProvider: xverse },
      btc_providers: [
        { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet', icon, methods: ['getInfo', 'signMessage'] },
        { id: 'Some.Provider', name: 'Not there' },
        { id: '__proto__.x()', name: 'No path' },
        null,
      ],
    })
    discover()
    expect(lists[0]).toHaveLength(1)
    expect(lists[0]?.[0]).toMatchObject({ id: 'XverseProviders.BitcoinProvider', name: 'Xverse', imageUrl: icon })
  })

  test('R28: lists the same object at two paths once', () => {
    const { page, discover, ids, lists } = setUp()
    const leather = provider()
    Object.assign(page, {
      LeatherProvider: leather,
      btc_providers: [{ id: 'LeatherProvider', name: 'Leather', icon: 'data:image/svg;base64,PHN2Zy8+' }],
    })
    discover()
    expect(ids()).toEqual(['LeatherProvider'])
    // The id in wallet directories.
    expect(lists.at(-1)?.[0]?.injectedId).toBe('LeatherProvider')
  })

  test('lists a wallet with two interfaces once, with the one that has more features', async () => {
    const { page, clock, discover, ids } = setUp()
    const own = provider()
    Object.assign(page, {
      magicEden: { bitcoin: own },
      btc_providers: [{ id: 'magicEden.bitcoin', name: 'Magic Eden' }],
    })
    discover()
    const features = { ...standardWallet().features, 'sats-connect:': { provider: own } }
    register(page, standardWallet({ name: 'Magic Eden', features }))
    await clock.advance(16)
    expect(ids()).toEqual(['magicEden.bitcoin'])
  })

  test('R31: warns about a wallet that imitates the name of a wallet at its own path, but not about the real one', async () => {
    const { page, clock, discover, lists } = setUp()
    Object.assign(page, { XverseProviders: { BitcoinProvider: provider() } })
    discover()
    register(page, standardWallet({ name: 'Хverse' }))
    await clock.advance(16)
    expect(lists.at(-1)?.map(({ name, warning }) => [name, warning])).toEqual([
      ['Xverse', undefined],
      ['Хverse', 'look-alike-name'],
    ])
  })

  test('R33: keeps the provider found first when the page replaces it', async () => {
    const { page, clock, discover, lists } = setUp()
    const first = provider()
    Object.assign(page, { LeatherProvider: first })
    discover()
    Object.assign(page, { LeatherProvider: provider() })
    await clock.advance(5_000)
    expect(lists.at(-1)?.[0]?.provider).toBe(first)
  })
})

test('L7: leaves no timer and reports nothing after it is stopped or destroyed', async () => {
  const { page, clock, adapter, discover, lists } = setUp()
  const stop = discover()
  const other = discover()
  stop()
  expect(clock.timerCount()).toBeGreaterThan(0)
  adapter.destroy()
  other()
  expect(clock.timerCount()).toBe(0)
  const count = lists.length
  register(page, standardWallet())
  await clock.advance(5_000)
  expect(lists).toHaveLength(count)
})

test('finds nothing without a window, as on a server', () => {
  const lists: (readonly Connector[])[] = []
  createAdapter(createAdapterContext(), {}).discover((list) => lists.push(list))
  expect(lists).toEqual([[]])
})

import type { Connector } from '@latchkey/common'
import { createAdapterContext, createFakeClock, createFakePage } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { announce } from '../../test/announce.js'
import { createAdapter } from '../../test/createAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'
import * as external from '../connectors/external.js'
import type { Eip155AdapterOptions } from '../context/options.js'

function start(change: Parameters<typeof createAdapterContext>[0] = {}, options: Eip155AdapterOptions = {}) {
  const page = createFakePage()
  const clock = createFakeClock()
  const context = createAdapterContext({ window: page, clock, ...change })
  const adapter = createAdapter(context, options, external)
  const lists: (readonly Connector[])[] = []
  let asked = 0
  page.addEventListener('eip6963:requestProvider', () => asked++)
  const discover = () => adapter.discover((list) => lists.push(list))
  return { page, clock, adapter, lists, discover, context, asked: () => asked, last: () => lists.at(-1) ?? [] }
}

const ids = (list: readonly Connector[]) => list.map(({ id }) => id)

test('lists announced wallets immediately, and requests announcements once per discovery', () => {
  const { page, discover, lists, asked } = start()
  const provider = createScriptedWallet()
  page.addEventListener('eip6963:requestProvider', () => announce(page, provider, { name: 'A', rdns: 'com.a' }))
  discover()
  expect(lists).toHaveLength(1)
  expect(lists[0]).toMatchObject([
    { id: 'com.a', type: 'ANNOUNCED', name: 'A', chain: 'eip155', info: { rdns: 'com.a' } },
  ])
  expect(lists[0]?.[0]?.provider).toBe(provider)
  expect(asked()).toBe(1)
})

describe('R150: a wallet is listed once', () => {
  const wrapped = (provider: ReturnType<typeof createScriptedWallet>) => ({ request: provider.request })
  const listing = (...providers: readonly object[]) => ({ ...createScriptedWallet(), providers })

  test.each([
    ['the same object', (wallet: ReturnType<typeof createScriptedWallet>) => wallet],
    ['a proxy of it', (wallet: ReturnType<typeof createScriptedWallet>) => new Proxy(wallet, {})],
    ['a wrapper with its request', wrapped],
    ['a provider list that contains only it', (wallet: ReturnType<typeof createScriptedWallet>) => listing(wallet)],
  ])('marks window.ethereum as a duplicate when it is %s', async (_, place) => {
    for (const isFirst of [true, false]) {
      const { page, discover, last, clock } = start()
      const wallet = createScriptedWallet()
      if (isFirst) page.ethereum = place(wallet)
      discover()
      announce(page, wallet, { rdns: 'com.a' })
      page.ethereum = place(wallet)
      await clock.advance(10_000)
      expect(last().map(({ id, duplicateOf }) => [id, duplicateOf])).toEqual([
        ['com.a', undefined],
        ['injected', 'com.a'],
      ])
    }
  })

  test('lists another wallet at window.ethereum separately', async () => {
    const hidden = createScriptedWallet()
    const throwing = Object.defineProperty({ ...createScriptedWallet() }, 'providers', {
      get() {
        throw new Error('no')
      },
    })
    for (const place of [hidden, listing(hidden), throwing]) {
      const { page, discover, last, clock } = start()
      page.ethereum = place
      discover()
      announce(page, createScriptedWallet(), { rdns: 'com.a' })
      await clock.advance(16)
      expect(last().map(({ duplicateOf }) => duplicateOf)).toEqual([undefined, undefined])
    }
  })

  describe('of a class that inherits `request`', () => {
    class Wallet {
      readonly listeners = new Map()
      async request() {
        return [...this.listeners.keys()]
      }
      on() {
        return this
      }
      removeListener() {
        return this
      }
    }

    test.each([
      ['marks a proxy of the announced instance', (wallet: Wallet) => new Proxy(wallet, {}), 'com.a'],
      ['lists another instance', () => new Wallet(), undefined],
    ])('%s', async (_, place, duplicateOf) => {
      const { page, discover, last, clock } = start()
      const wallet = new Wallet()
      Object.assign(page, { ethereum: place(wallet) })
      discover()
      announce(page, wallet, { rdns: 'com.a' })
      await clock.advance(16)
      expect(last().map((connector) => [connector.id, connector.duplicateOf])).toEqual([
        ['com.a', undefined],
        ['injected', duplicateOf],
      ])
    })

    test('lists an app wallet beside an announced instance', async () => {
      const list = () => [{ id: 'second', name: 'Second', loadProvider: async () => new Wallet() as never }]
      const { page, discover, last, clock } = start({}, { wallets: { list, watch: () => () => undefined } })
      discover()
      announce(page, new Wallet(), { rdns: 'com.a' })
      await clock.advance(16)
      await last().at(-1)?.prefetch?.()
      await clock.advance(16)
      expect(last().map(({ id, duplicateOf }) => [id, duplicateOf])).toEqual([
        ['com.a', undefined],
        ['second', undefined],
      ])
    })
  })

  test('lists a provider list that contains a wallet without an announcement', async () => {
    const { page, discover, last, clock } = start()
    const wallet = createScriptedWallet()
    page.ethereum = listing(wallet, createScriptedWallet())
    discover()
    announce(page, wallet, { rdns: 'com.a' })
    await clock.advance(16)
    expect(last().at(-1)).not.toHaveProperty('duplicateOf')
  })
})

test('sends no request to a wallet during discovery', async () => {
  const { page, discover, clock } = start()
  const provider = createScriptedWallet()
  page.ethereum = provider
  discover()
  announce(page, provider)
  await clock.advance(10_000)
  expect(provider.calls).toEqual([])
})

test('R32: adds a wallet that announces itself late, and keeps the other connectors', async () => {
  const { page, discover, lists, last, clock } = start()
  discover()
  announce(page, createScriptedWallet(), { rdns: 'com.a' })
  await clock.advance(16)
  const [first] = last()
  await clock.advance(30_000)
  announce(page, createScriptedWallet(), { rdns: 'com.b', name: 'B' })
  await clock.advance(16)
  expect(ids(last())).toEqual(['com.a', 'com.b'])
  expect(last()[0]).toBe(first)
  expect(lists).toHaveLength(3)
})

test('R32: reports a burst of 2 000 announcements once, limited to 100', async () => {
  const { page, discover, lists, last, clock } = start()
  discover()
  for (let index = 0; index < 2_000; index++)
    announce(page, createScriptedWallet(), { rdns: `com.flood${index}`, name: `Flood ${index}` })
  await clock.advance(1_000)
  expect(lists).toHaveLength(2)
  expect(last()).toHaveLength(100)
})

test('R25: keeps listening after malformed announcements', async () => {
  const { page, discover, last, clock } = start()
  discover()
  for (const detail of [null, 5, { info: null }, { info: {}, provider: {} }]) {
    page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  page.dispatchEvent(new Event('eip6963:announceProvider'))
  announce(page, createScriptedWallet())
  await clock.advance(16)
  expect(last()).toHaveLength(1)
})

describe('the legacy injected wallet', () => {
  test('is listed immediately if the page has it', () => {
    const { page, discover, last } = start()
    page.ethereum = createScriptedWallet()
    discover()
    expect(last()).toMatchObject([{ id: 'injected', type: 'INJECTED', name: 'Browser Wallet' }])
  })

  test.each([1, 500, 2_999])('FI24: is found when it is injected after %i ms', async (ms) => {
    const { page, discover, last, clock } = start()
    discover()
    await clock.advance(ms)
    expect(last()).toEqual([])
    page.ethereum = createScriptedWallet()
    await clock.advance(3_100 - ms)
    expect(ids(last())).toEqual(['injected'])
  })

  test('FI24: is found even later if it dispatches its initialized event', async () => {
    const { page, discover, last, clock } = start()
    discover()
    await clock.advance(30_000)
    page.ethereum = createScriptedWallet()
    page.dispatchEvent(new Event('ethereum#initialized'))
    await clock.advance(16)
    expect(ids(last())).toEqual(['injected'])
  })

  test('R33: keeps the provider found first when the page overwrites it', async () => {
    const { page, discover, last, clock } = start()
    const first = createScriptedWallet()
    page.ethereum = first
    discover()
    page.ethereum = createScriptedWallet()
    page.dispatchEvent(new Event('ethereum#initialized'))
    await clock.advance(5_000)
    expect(last()[0]?.provider).toBe(first)
  })

  test.each([
    ['null', null],
    ['an object without request', { send: () => 1 }],
    ['a string', 'ethereum'],
  ])('is not listed when it is %s', async (_, ethereum) => {
    const { page, discover, last, clock } = start()
    page.ethereum = ethereum
    discover()
    await clock.advance(5_000)
    expect(last()).toEqual([])
  })

  test('ignores a window.ethereum that throws when it is read', () => {
    const { page, discover, last } = start()
    Object.defineProperty(page, 'ethereum', {
      get: () => {
        throw new Error('trap')
      },
    })
    discover()
    expect(last()).toEqual([])
  })
})

test('the kit’s options disable each type of discovery', async () => {
  const loaders = {
    coinbase: () => Promise.reject(new Error('not loaded')),
    baseAccount: () => Promise.reject(new Error('not loaded')),
  }
  const on = start({}, loaders)
  on.page.ethereum = createScriptedWallet()
  on.discover()
  announce(on.page, createScriptedWallet())
  await on.clock.advance(16)
  expect(ids(on.last())).toEqual(['org.example.wallet', 'injected', 'coinbaseWallet', 'baseAccount'])

  const discovery = { enableEIP6963: false, enableInjected: false, enableCoinbase: false, enableBaseAccount: false }
  const off = start({ discovery }, loaders)
  off.page.ethereum = createScriptedWallet()
  off.discover()
  announce(off.page, createScriptedWallet())
  await off.clock.advance(5_000)
  expect(off.last()).toEqual([])
  expect(off.asked()).toBe(0)
})

test('lists no SDK wallets without their loaders', () => {
  const { discover, last } = start()
  discover()
  expect(last()).toEqual([])
})

test('lists and watches nothing without a window, as on a server', () => {
  const adapter = createAdapter(createAdapterContext(), {})
  const lists: (readonly Connector[])[] = []
  adapter.discover((list) => lists.push(list))()
  expect(lists).toEqual([[]])
})

test('L7: leaves no listener and no timer after it is stopped or destroyed', async () => {
  for (const end of ['undo', 'destroy'] as const) {
    const page = createFakePage()
    let listening = 0
    const add = page.addEventListener.bind(page)
    const remove = page.removeEventListener.bind(page)
    Object.assign(page, {
      addEventListener: (...parameters: Parameters<typeof add>) => {
        listening++
        add(...parameters)
      },
      removeEventListener: (...parameters: Parameters<typeof remove>) => {
        listening--
        remove(...parameters)
      },
    })
    const clock = createFakeClock()
    const adapter = createAdapter(createAdapterContext({ window: page, clock }), {})
    for (let round = 0; round < 20; round++) {
      const undo = adapter.discover(() => undefined)
      announce(page, createScriptedWallet())
      if (end === 'undo') undo()
      else if (round === 0) continue
      else undo()
    }
    if (end === 'destroy') adapter.destroy()
    expect(listening).toBe(0)
    expect(clock.timerCount()).toBe(0)
    let calls = 0
    if (end === 'destroy') adapter.discover(() => calls++)
    announce(page, createScriptedWallet())
    await clock.advance(100)
    expect(calls).toBe(end === 'destroy' ? 1 : 0)
  }
})

test('two discoveries of one adapter share connectors, and two adapters share nothing', async () => {
  const { page, adapter, discover, last, clock } = start()
  discover()
  announce(page, createScriptedWallet())
  await clock.advance(16)
  const first = last()[0]
  const seen: (readonly Connector[])[] = []
  adapter.discover((list) => seen.push(list))
  expect(seen[0]?.[0]).toBe(first)
  const other = createAdapter(createAdapterContext({ window: page, clock }), {})
  const others: (readonly Connector[])[] = []
  other.discover((list) => others.push(list))
  expect(others[0]).toEqual([])
})

describe('FI19: watchUnlock', () => {
  test('calls back when the wallet shares accounts, and stops', () => {
    const { page, discover, last } = start()
    const provider = createScriptedWallet()
    page.ethereum = provider
    discover()
    let calls = 0
    const stop = last()[0]?.watchUnlock?.(() => calls++)
    for (const value of [[], [''], null, 'x']) provider.emit('accountsChanged', value)
    expect(calls).toBe(0)
    provider.emit('accountsChanged', ['0x1'])
    expect(calls).toBe(1)
    stop?.()
    provider.emit('accountsChanged', ['0x1'])
    expect(calls).toBe(1)
    expect(provider.listenerCount()).toBe(0)
  })
})

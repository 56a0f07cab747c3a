import { createAdapterContext, createFakePage } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { setUp } from '../../test/connectWith.js'
import { createAdapter } from '../../test/createAdapter.js'
import { createScriptedWallet, register, type ScriptedWallet } from '../../test/scriptedWallet.js'
import { safeParseStandardWallet } from '../wallet/standardWallet.js'

function named(name: unknown, change: Partial<ScriptedWallet> = {}): ScriptedWallet {
  return Object.assign(createScriptedWallet(), { name, ...change })
}

/** Returns the list after these wallets have registered. */
async function listed(...wallets: readonly unknown[]) {
  const { page, clock, connectors, unregister } = setUp()
  unregister()
  for (const wallet of wallets) register(page, wallet)
  await clock.advance(16)
  return connectors()
}

describe('R25: registration', () => {
  test('lists a Solana wallet with its own data, and reads each field once', async () => {
    const reads: string[] = []
    const wallet = new Proxy(named('Foxglove'), {
      get(target, key) {
        reads.push(String(key))
        return Reflect.get(target, key)
      },
    })
    const [connector] = await listed(wallet)
    expect(connector).toMatchObject({
      id: 'Foxglove',
      type: 'ANNOUNCED',
      name: 'Foxglove',
      chain: 'solana',
      chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'],
      imageUrl: 'data:image/svg+xml,%3Csvg/%3E',
    })
    for (const field of ['name', 'icon', 'chains', 'features'])
      expect(reads.filter((read) => read === field)).toHaveLength(1)
  })

  test.each([
    ['for another chain', { chains: ['bitcoin:mainnet', 'sui:mainnet'] }],
    ['without chains', { chains: undefined }],
    ['without features', { features: undefined }],
    ['that cannot sign', { features: { 'standard:connect': {}, 'standard:events': {} } }],
  ])('ignores a wallet %s, and keeps listening', async (_, change) => {
    const list = await listed(named('Impostor', change as Partial<ScriptedWallet>), named('Honest'))
    expect(list.map(({ name }) => name)).toEqual(['Honest'])
  })

  test.each(['standard:connect', 'standard:events'])('ignores a wallet without %s', async (feature) => {
    const wallet = named('Impostor')
    delete wallet.features[feature]
    expect(await listed(wallet)).toEqual([])
  })

  test('requires one signing feature, and ignores chains of other namespaces', async () => {
    for (const feature of ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction']) {
      const wallet = named('Narrow', { chains: ['solana:mainnet', 'sui:mainnet', 42] })
      for (const other of Object.keys(wallet.features))
        if (other.startsWith('solana:') && other !== feature) delete wallet.features[other]
      expect(await listed(wallet)).toMatchObject([{ chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }])
    }
  })

  test('reads several wallets in one registration despite malformed entries and thrown errors', async () => {
    const { page, clock, connectors } = setUp()
    register(page, null, 42, named('One'), {}, named('Two'))
    for (const detail of [
      undefined,
      'text',
      () => {
        throw new Error('a careless wallet')
      },
      (api: object) => Object.assign(api, { register: undefined }),
    ])
      page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    register(page, named('Three'))
    await clock.advance(16)
    expect(connectors().map(({ name }) => name)).toEqual(['Test Wallet', 'One', 'Two', 'Three'])
  })

  test('R25 L3: handles any value without throwing', () => {
    fc.assert(fc.property(anything, (make) => void safeParseStandardWallet(make())))
    fc.assert(
      fc.property(fc.constantFrom('name', 'icon', 'chains', 'features'), anything, (field, make) => {
        void safeParseStandardWallet({ ...createScriptedWallet(), [field]: make() })
      }),
    )
  })
})

describe('R26 R27: name and icon', () => {
  test('cleans and truncates names, and ignores wallets whose name is then empty', async () => {
    const list = await listed(
      named('  Fox\u200bglove\u202e \u0000'),
      named('x'.repeat(500)),
      named('\u200b'),
      named(''),
    )
    expect(list.map(({ name }) => name)).toEqual(['Foxglove', 'x'.repeat(64)])
  })

  test.each(['https://tracker.example/x.png', 'javascript:alert(1)', 'data:text/html,x', 42, undefined])(
    'lists a wallet without its icon %j',
    async (icon) => {
      const [connector] = await listed(named('Foxglove', { icon }))
      expect(connector).toBeDefined()
      expect(connector?.imageUrl).toBeUndefined()
    },
  )
})

describe('R28 to R31: names', () => {
  test('R28: lists a wallet once when it registers again', async () => {
    const wallet = named('Foxglove')
    expect(await listed(wallet, wallet)).toHaveLength(1)
  })

  test('R29 R30: lists two wallets of one name with distinct ids and a warning', async () => {
    const list = await listed(named('Foxglove'), named('Foxglove'), named('Other'))
    expect(list.map(({ id, warning }) => [id, warning])).toEqual([
      ['Foxglove', 'look-alike-name'],
      ['Foxglove#2', 'look-alike-name'],
      ['Other', undefined],
    ])
  })

  test('R31: warns about a name that resembles another or a well-known one', async () => {
    const list = await listed(named('Fox Glove'), named('F\u043exglove'), named('Ph\u0430ntom'), named('Phantom '))
    expect(list.map(({ name, warning }) => [name, warning])).toEqual([
      ['Fox Glove', 'look-alike-name'],
      ['F\u043exglove', 'look-alike-name'],
      ['Ph\u0430ntom', 'look-alike-name'],
      ['Phantom', 'look-alike-name'],
    ])
    expect((await listed(named('Phantom')))[0]?.warning).toBeUndefined()
  })
})

describe('R189: during a flood of registrations', () => {
  const flood = (page: Window, count: number, nameOf: (index: number) => string = (index) => `Flood ${index}`) => {
    for (let index = 0; index < count; index++) register(page, named(nameOf(index)))
  }

  test.each([0, 1, 99, 100, 500])('lists a wallet that registers in the same burst after %i others', async (count) => {
    const { page, clock, connectors } = setUp()
    flood(page, count)
    register(page, named('Honest'))
    await clock.advance(16)
    expect(connectors().map(({ name }) => name)).toContain('Honest')
  })

  test('lists wallets that register before or after the flood', async () => {
    const { page, clock, connectors } = setUp()
    register(page, named('Honest'))
    await clock.advance(16)
    flood(page, 2_000)
    await clock.advance(16)
    for (const name of ['Late', 'Later']) {
      register(page, named(name))
      await clock.advance(16)
    }
    flood(page, 2_000, (index) => `Again ${index % 60}`)
    await clock.advance(16)
    const names = connectors().map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Test Wallet', 'Honest', 'Late', 'Later']))
    expect(names).toHaveLength(100)
  })

  test('lists a wallet whose name another wallet claimed first, both with a warning', async () => {
    const { page, clock, connectors } = setUp()
    register(page, named('Phantom'))
    flood(page, 99)
    register(page, named('Phantom'))
    flood(page, 200)
    await clock.advance(16)
    const claims = connectors().filter(({ name }) => name === 'Phantom')
    expect(claims.map(({ id, warning }) => [id, warning])).toEqual([
      ['Phantom', 'look-alike-name'],
      ['Phantom#2', 'look-alike-name'],
    ])
  })
})

describe('R32: timing', () => {
  test('the first list contains the wallets that wait for the app-ready event', () => {
    const page = createFakePage()
    const wallet = named('Early')
    page.addEventListener('wallet-standard:app-ready', (event) => Reflect.get(event, 'detail').register(wallet))
    const lists: string[][] = []
    const adapter = createAdapter(createAdapterContext({ window: page }), {})
    adapter.discover((list) => lists.push(list.map(({ name }) => name)))
    expect(lists).toEqual([['Early']])
    adapter.destroy()
  })

  test('adds late wallets in one update per frame up to the limit, and keeps earlier ones', async () => {
    const { page, clock, adapter, connectors } = setUp()
    let updates = 0
    adapter.discover(() => updates++)
    for (let index = 0; index < 2_000; index++) register(page, named(`Wallet ${index}`))
    await clock.advance(16)
    expect(updates).toBe(2)
    expect(connectors()).toHaveLength(100)
    expect(connectors()[0]?.name).toBe('Test Wallet')
  })

  test('removes only the wallet that unregisters itself', async () => {
    const { page, clock, connectors, unregister } = setUp()
    const undo = register(page, named('Other'))
    await clock.advance(16)
    expect(connectors()).toHaveLength(2)
    unregister()
    unregister()
    await clock.advance(16)
    expect(connectors().map(({ name }) => name)).toEqual(['Other'])
    undo()
    await clock.advance(16)
    expect(connectors()).toEqual([])
  })

  test('a new discovery removes unregistered wallets, and returns the same connectors for the others', async () => {
    const page = createFakePage()
    const stays = named('Stays')
    const leaves = named('Leaves')
    let present: readonly unknown[] = [stays, leaves]
    page.addEventListener('wallet-standard:app-ready', (event) => Reflect.get(event, 'detail').register(...present))
    const adapter = createAdapter(createAdapterContext({ window: page }), {})
    let first: unknown
    adapter.discover(([connector]) => {
      first = connector
    })()
    present = [stays]
    let second: readonly unknown[] = []
    adapter.discover((list) => {
      second = list
    })()
    expect(second).toEqual([first])
    expect(second[0]).toBe(first)
    adapter.destroy()
  })
})

test('finds nothing without a window, as on a server', () => {
  const adapter = createAdapter(createAdapterContext(), {})
  const lists: unknown[] = []
  adapter.discover((list) => lists.push(list))
  expect(lists).toEqual([[]])
})

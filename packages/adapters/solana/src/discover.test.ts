import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { setUp } from '../test/connectWith.js'
import { createContext, createFakePage } from '../test/createContext.js'
import { createScriptedWallet, register, type ScriptedWallet } from '../test/scriptedWallet.js'
import { createAdapter } from './createAdapter.js'
import { safeParseStandardWallet } from './standardWallet.js'

function named(name: unknown, change: Partial<ScriptedWallet> = {}): ScriptedWallet {
  return Object.assign(createScriptedWallet(), { name, ...change })
}

/** What is listed after these wallets have registered themselves. */
async function listed(...wallets: readonly unknown[]) {
  const { page, clock, connectors, unregister } = setUp()
  unregister()
  for (const wallet of wallets) register(page, wallet)
  await clock.advance(16)
  return connectors()
}

describe('R25: what registers itself', () => {
  test('a Solana wallet is listed as it says, each field read once', async () => {
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
    ['that signs nothing', { features: { 'standard:connect': {}, 'standard:events': {} } }],
  ])('one %s is left out, and listening goes on', async (_, change) => {
    const list = await listed(named('Impostor', change as Partial<ScriptedWallet>), named('Honest'))
    expect(list.map(({ name }) => name)).toEqual(['Honest'])
  })

  test.each(['standard:connect', 'standard:events'])('one without %s is left out', async (feature) => {
    const wallet = named('Impostor')
    delete wallet.features[feature]
    expect(await listed(wallet)).toEqual([])
  })

  test('any one way to sign is enough, and chains of others are left out', async () => {
    for (const feature of ['solana:signMessage', 'solana:signTransaction', 'solana:signAndSendTransaction']) {
      const wallet = named('Narrow', { chains: ['solana:mainnet', 'sui:mainnet', 42] })
      for (const other of Object.keys(wallet.features))
        if (other.startsWith('solana:') && other !== feature) delete wallet.features[other]
      expect(await listed(wallet)).toMatchObject([{ chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }])
    }
  })

  test('several in one registration, nonsense and thrown errors among them', async () => {
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

  test('R25 L3: anything at all is read without throwing', () => {
    fc.assert(fc.property(anything, (make) => void safeParseStandardWallet(make())))
    fc.assert(
      fc.property(fc.constantFrom('name', 'icon', 'chains', 'features'), anything, (field, make) => {
        void safeParseStandardWallet({ ...createScriptedWallet(), [field]: make() })
      }),
    )
  })
})

describe('R26 R27: how it looks', () => {
  test('names are cleaned and cut; one that is empty then is none', async () => {
    const list = await listed(
      named('  Fox\u200bglove\u202e \u0000'),
      named('x'.repeat(500)),
      named('\u200b'),
      named(''),
    )
    expect(list.map(({ name }) => name)).toEqual(['Foxglove', 'x'.repeat(64)])
  })

  test.each(['https://tracker.example/x.png', 'javascript:alert(1)', 'data:text/html,x', 42, undefined])(
    'the icon %j is left out, the wallet is not',
    async (icon) => {
      const [connector] = await listed(named('Foxglove', { icon }))
      expect(connector).toBeDefined()
      expect(connector?.imageUrl).toBeUndefined()
    },
  )
})

describe('R28 to R31: whose name it is', () => {
  test('R28: the same wallet that registers again is listed once', async () => {
    const wallet = named('Foxglove')
    expect(await listed(wallet, wallet)).toHaveLength(1)
  })

  test('R29 R30: two of one name are both listed, with ids of their own and a warning', async () => {
    const list = await listed(named('Foxglove'), named('Foxglove'), named('Other'))
    expect(list.map(({ id, warning }) => [id, warning])).toEqual([
      ['Foxglove', 'look-alike-name'],
      ['Foxglove#2', 'look-alike-name'],
      ['Other', undefined],
    ])
  })

  test('R31: a name that reads like another, or like a well-known one, carries a warning', async () => {
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

describe('R189: a flood of registrations hides no wallet', () => {
  const flood = (page: Window, count: number, nameOf: (index: number) => string = (index) => `Flood ${index}`) => {
    for (let index = 0; index < count; index++) register(page, named(nameOf(index)))
  }

  test.each([0, 1, 99, 100, 500])('that registers itself in the same burst after %i others', async (count) => {
    const { page, clock, connectors } = setUp()
    flood(page, count)
    register(page, named('Honest'))
    await clock.advance(16)
    expect(connectors().map(({ name }) => name)).toContain('Honest')
  })

  test('that registers itself before it, or later', async () => {
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

  test('whose name another wallet claimed first: both stay, each with a warning', async () => {
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

describe('R32: when it comes', () => {
  test('wallets that wait for the page are in the first list', () => {
    const page = createFakePage()
    const wallet = named('Early')
    page.addEventListener('wallet-standard:app-ready', (event) => Reflect.get(event, 'detail').register(wallet))
    const lists: string[][] = []
    const adapter = createAdapter(createContext({ window: page }), {})
    adapter.discover((list) => lists.push(list.map(({ name }) => name)))
    expect(lists).toEqual([['Early']])
    adapter.destroy()
  })

  test('late ones are told in one step a frame, at most a hundred of them, and the first stay', async () => {
    const { page, clock, adapter, connectors } = setUp()
    let told = 0
    adapter.discover(() => told++)
    for (let index = 0; index < 2_000; index++) register(page, named(`Wallet ${index}`))
    await clock.advance(16)
    expect(told).toBe(2)
    expect(connectors()).toHaveLength(100)
    expect(connectors()[0]?.name).toBe('Test Wallet')
  })

  test('one that takes itself back goes, and only that one', async () => {
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

  test('looked for again, those that left meanwhile are gone, and the others are the same connectors', async () => {
    const page = createFakePage()
    const stays = named('Stays')
    const leaves = named('Leaves')
    let present: readonly unknown[] = [stays, leaves]
    page.addEventListener('wallet-standard:app-ready', (event) => Reflect.get(event, 'detail').register(...present))
    const adapter = createAdapter(createContext({ window: page }), {})
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

test('on a server nothing is looked for', () => {
  const adapter = createAdapter(createContext(), {})
  const lists: unknown[] = []
  adapter.discover((list) => lists.push(list))
  expect(lists).toEqual([[]])
})

import { createFakeClock } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { setUp } from '../../test/setUp.js'
import { safeParseEntry } from '../wallet/injectedEntry.js'
import type { ListedWallet } from '../wallet/walletSource.js'
import { addWallet, walletLimit } from './walletList.js'

const wallet = (more: object = {}) => ({ version: '1.0.0', enable: async () => ({}), ...more })
const idsOf = (lists: readonly (readonly { readonly id: string }[])[]) => lists.at(-1)?.map(({ id }) => id)

describe('R25: entries of injectedWeb3', () => {
  test.each([
    ['a string', 'polkadot'],
    ['null', null],
    ['an object without functions', { version: '1' }],
    ['an enable that is not a function', { enable: 'yes' }],
    [
      'a getter that throws',
      Object.defineProperty({}, 'enable', {
        get: () => {
          throw new Error('no')
        },
      }),
    ],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('no')
          },
        },
      ),
    ],
  ])('ignores %s', (_, entry) => expect(safeParseEntry('some', entry).ok).toBe(false))

  test.each(['', ' ', '\u200b\u202e', 'x'.repeat(101)])('R26: ignores a wallet named %j', (key) => {
    expect(safeParseEntry(key, wallet()).ok).toBe(false)
  })

  test('reads enable once, calls it as a method, and converts a thrown error to a rejection', async () => {
    let reads = 0
    const entry = {
      version: '1',
      get enable() {
        reads++
        return function (this: unknown) {
          if (this !== entry) throw new Error('not itself')
          throw new Error('at once')
        }
      },
    }
    const parsed = safeParseEntry('some', entry)
    if (!parsed.ok) throw new Error(parsed.reason)
    await expect(parsed.value.enable('App')).rejects.toThrow('at once')
    await expect(parsed.value.enable('App')).rejects.toThrow('at once')
    expect(reads).toBe(1)
  })

  test('uses connect if there is no enable', async () => {
    const parsed = safeParseEntry('some', { connect: async (origin: string) => origin })
    expect(parsed.ok && (await parsed.value.enable('App'))).toBe('App')
  })

  test('L3: handles any value', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anything, (key, make) => {
        const parsed = safeParseEntry(key, make())
        if (!parsed.ok) expect(parsed.reason).not.toBe('')
      }),
    )
  })
})

describe('the wallet list', () => {
  test('lists a wallet with its well-known name, and its key as id', () => {
    const { page, lists, stop } = setUp()
    stop()
    page.injectedWeb3 = { 'subwallet-js': wallet(), 'my-wallet': wallet(), bad: null }
    const again = setUp({ window: page })
    expect(again.lists.at(-1)).toMatchObject([
      { id: 'subwallet-js', name: 'SubWallet', type: 'INJECTED', chain: 'polkadot' },
      { id: 'my-wallet', name: 'my-wallet' },
    ])
    expect(again.context.ports.logger.messages('debug')).toHaveLength(1)
    expect(lists).toEqual([[]])
    again.stop()
  })

  test('R120: exposes the key of a wallet, which directories use as its id', () => {
    const { page, stop } = setUp()
    stop()
    Object.assign(page, { injectedWeb3: { talisman: wallet(), other: wallet() } })
    const { lists, stop: stopAgain } = setUp({ window: page })
    stopAgain()
    expect(lists.at(-1)?.map(({ name, injectedId }) => [name, injectedId])).toEqual([
      ['Talisman', 'talisman'],
      ['other', 'other'],
    ])
  })

  test('lists Nova’s browser, which uses the key of Polkadot.js, as Nova Wallet', () => {
    const { page, stop } = setUp()
    stop()
    Object.assign(page, { injectedWeb3: { 'polkadot-js': wallet() }, walletExtension: { isNovaWallet: true } })
    const { lists, stop: stopAgain } = setUp({ window: page })
    expect(lists.at(-1)).toMatchObject([{ id: 'polkadot-js', name: 'Nova Wallet' }])
    expect(lists.at(-1)?.[0]).not.toHaveProperty('injectedId')
    stopAgain()
  })

  test.each([0, 60, 900, 5_000, 30_000])('R32 FI24: lists a wallet that appears after %i ms', async (ms) => {
    const clock = createFakeClock()
    const { page, lists, stop } = setUp({ clock })
    await clock.advance(ms)
    page.injectedWeb3 = { talisman: wallet() }
    await clock.advance(2_100)
    expect(idsOf(lists)).toEqual(['talisman'])
    page.injectedWeb3 = { ...(page.injectedWeb3 as object), enkrypt: wallet() }
    await clock.advance(2_100)
    expect(idsOf(lists)).toEqual(['talisman', 'enkrypt'])
    stop()
    expect(clock.timerCount()).toBe(0)
  })

  test('R29 R33: lists a second object with the same key, both with a warning', async () => {
    const clock = createFakeClock()
    const first = wallet()
    const { page, lists, stop } = setUp({ clock })
    page.injectedWeb3 = { talisman: first }
    await clock.advance(200)
    page.injectedWeb3 = { talisman: wallet() }
    await clock.advance(3_000)
    expect(lists.at(-1)).toMatchObject([
      { id: 'talisman', warning: 'same-rdns', provider: first },
      { id: 'talisman#2', warning: 'same-rdns' },
    ])
    stop()
  })

  test('R29: lists a getter that returns a new object on each read only twice', async () => {
    const clock = createFakeClock()
    const { page, lists, stop } = setUp({ clock })
    page.injectedWeb3 = {
      get many() {
        return wallet()
      },
    }
    await clock.advance(20_000)
    expect(idsOf(lists)).toEqual(['many', 'many#2'])
    stop()
  })

  test.each(['Talisman', 'TaIisman', 'Tаlisman', 'Sub Wallet', 'polkadotjs'])(
    'R31: flags %s, which looks like a known wallet',
    (key) => {
      const [listed] = addWallet([], { key, version: '', entry: {}, enable: async () => ({}) }, 1)
      expect(listed?.warning).toBe('look-alike-name')
    },
  )

  test.each(['talisman', 'subwallet-js', 'polkadot-js', 'my-wallet'])('R31: does not flag %s', (key) => {
    const [listed] = addWallet([], { key, version: '', entry: {}, enable: async () => ({}) }, 1)
    expect(listed?.warning).toBeUndefined()
  })

  test('R26 R28–R32: ids are unique, listed wallets keep position and name, names are clean, and the list is limited', () => {
    const found = fc.record({
      key: fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
      entry: fc.integer({ max: 20 }),
    })
    const objects = new Map<number, object>()
    fc.assert(
      fc.property(fc.array(found, { maxLength: 150 }), (all) => {
        let list: readonly ListedWallet[] = []
        for (const { key, entry } of all) {
          const object = objects.get(entry) ?? {}
          objects.set(entry, object)
          const parsed = safeParseEntry(key, Object.assign(object, wallet()))
          if (!parsed.ok) continue
          const before = list
          list = addWallet(list, parsed.value, 1)
          expect(list.slice(0, before.length).map(({ id, name, entry: one }) => [id, name, one])).toEqual(
            before.map(({ id, name, entry: one }) => [id, name, one]),
          )
        }
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
        expect(list.length).toBeLessThanOrEqual(walletLimit)
        for (const { name } of list) expect(name).toMatch(/^\P{Cc}{1,}$/u)
      }),
    )
  })

  describe('R189: during a flood of entries', () => {
    const flood = (count: number, keyOf: (index: number) => string = (index) => `flood-${index}`) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [keyOf(index), wallet()]))

    test.each([99, 100, 500, 5_000])(
      'lists a wallet that is injected together with %i others, before or after them',
      (count) => {
        const { page, stop } = setUp()
        stop()
        page.injectedWeb3 = { ...flood(count), honest: wallet() }
        const after = setUp({ window: page })
        expect(idsOf(after.lists)).toContain('honest')
        after.stop()
        page.injectedWeb3 = { honest: wallet(), ...flood(count) }
        const before = setUp({ window: page })
        expect(idsOf(before.lists)).toContain('honest')
        before.stop()
      },
    )

    test('lists a wallet at a well-known key, whatever the other keys are', () => {
      const { page, stop } = setUp()
      stop()
      // Objects list integer keys first.
      const numbers = flood(5_000, String)
      page.injectedWeb3 = { ...numbers, talisman: wallet(), ...flood(5_000) }
      const { lists, stop: stopAgain } = setUp({ window: page })
      expect(idsOf(lists)).toContain('talisman')
      expect(lists.at(-1)).toHaveLength(walletLimit)
      stopAgain()
    })

    test('lists wallets that appear before or after the flood', async () => {
      const clock = createFakeClock()
      const { page, lists, stop } = setUp({ clock })
      page.injectedWeb3 = { honest: wallet() }
      await clock.advance(50)
      Object.assign(page.injectedWeb3 as object, flood(900))
      await clock.advance(100)
      Object.assign(page.injectedWeb3 as object, { late: wallet() })
      await clock.advance(20_000)
      expect(idsOf(lists)).toEqual(expect.arrayContaining(['honest', 'late']))
      expect(lists.at(-1)).toHaveLength(walletLimit)
      stop()
    })
  })

  test('R32: limits the list if two thousand wallets appear at the same time', () => {
    const { page, stop } = setUp()
    stop()
    page.injectedWeb3 = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`wallet-${index}`, wallet()]))
    const { lists, stop: stopAgain } = setUp({ window: page })
    expect(lists.at(-1)).toHaveLength(walletLimit)
    stopAgain()
  })
})

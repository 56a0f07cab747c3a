import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFakeLogger } from '../../../testing/src/fakes/createFakeLogger.js'
import { createFakeStorage } from '../../../testing/src/fakes/createFakeStorage.js'
import { createSafeStorage } from './createSafeStorage.js'

function setUp(port = createFakeStorage(), prefix = '@latchkey/') {
  const logger = createFakeLogger()
  return { port, logger, storage: createSafeStorage({ port, prefix, logger }) }
}

describe('a safe storage', () => {
  test('reads, writes and lists keys below its prefix', () => {
    const { port, storage } = setUp(createFakeStorage({ items: { other: '1' } }))
    storage.setItem('a', 'A')
    storage.below('bip122/').setItem('session:x', 'X')
    expect(Object.fromEntries(port.values)).toEqual({
      other: '1',
      '@latchkey/a': 'A',
      '@latchkey/bip122/session:x': 'X',
    })
    expect(storage.keys()).toEqual(['a', 'bip122/session:x'])
    expect(storage.below('bip122/').keys()).toEqual(['session:x'])
    expect(storage.below('bip122/').keyOf('a')).toBe('@latchkey/bip122/a')
    storage.below('bip122/').removeItem('session:x')
    expect([storage.getItem('bip122/session:x'), storage.getItem('a')]).toEqual([null, 'A'])
  })

  test('two prefixes share no key, even if one starts with the other', () => {
    const port = createFakeStorage()
    const [one, two] = [setUp(port, 'shop/').storage, setUp(port, 'shop/two/').storage]
    one.below('bip122/').setItem('session:x', 'one')
    two.below('bip122/').setItem('session:x', 'two')
    for (const key of two.below('bip122/').keys()) two.below('bip122/').removeItem(key)
    expect(one.below('bip122/').getItem('session:x')).toBe('one')
  })

  test.each(['access', 'read', 'write'] as const)(
    'R62: keeps values in memory and reports once if the storage fails (%s)',
    (failing) => {
      const { port, logger, storage } = setUp(createFakeStorage({ failing }))
      const part = storage.below('bip122/')
      for (const value of ['1', '2']) {
        part.setItem('a', value)
        storage.setItem('b', value)
        expect([part.getItem('a'), storage.getItem('b'), part.keys()]).toEqual([value, value, ['a']])
      }
      part.removeItem('a')
      expect([part.getItem('a'), part.keys(), storage.keys()]).toEqual([null, [], ['b']])
      port.fail(undefined)
      expect(logger.entries).toHaveLength(1)
    },
  )

  test('R64: drops caches of its prefix if the storage is full', () => {
    const { port, storage, logger } = setUp()
    port.values.set('other/cache/a', 'x')
    storage.below('cache/').setItem('balances', 'x'.repeat(500))
    port.quota = 560
    storage.below('wc/').setItem('session', 'y'.repeat(100))
    expect([...port.values.keys()]).toEqual(['other/cache/a', '@latchkey/wc/session'])
    expect(logger.entries).toEqual([])
  })

  test('removes the earlier value if the storage refuses a write, so that it does not come back on the next page', () => {
    const { port, storage } = setUp()
    storage.setItem('connections', 'a,b')
    port.fail('write')
    storage.setItem('connections', 'b')
    expect([storage.getItem('connections'), storage.keys()]).toEqual(['b', ['connections']])
    expect(setUp(port).storage.getItem('connections')).toBeNull()
    port.fail(undefined)
    storage.setItem('connections', 'c')
    expect(setUp(port).storage.getItem('connections')).toBe('c')
  })

  test('keeps the earlier value if a longer one does not fit', () => {
    const { port, storage } = setUp()
    storage.setItem('session', 'old')
    port.quota = 30
    storage.setItem('session', 'x'.repeat(30))
    expect(storage.getItem('session')).toBe('x'.repeat(30))
    expect(setUp(port).storage.getItem('session')).toBe('old')
  })

  test('property: each key has its last value, whatever fails', () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b'),
      value: fc.option(fc.string()),
      failure: fc.constantFrom(undefined, 'write' as const, 'access' as const, 'read' as const),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { port, storage } = setUp()
        const model = new Map<string, string>()
        for (const { key, value, failure } of steps) {
          port.fail(failure)
          if (value === null) storage.removeItem(key)
          else storage.setItem(key, value)
          // A value that cannot be read back may be lost once the storage is blocked, but a later one is kept.
          if (value === null) model.delete(key)
          else model.set(key, value)
          expect(storage.getItem(key)).toBe(model.get(key) ?? null)
        }
      }),
    )
  })
})

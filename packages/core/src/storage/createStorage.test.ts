import { guarded, listOf, text } from '@latchkey/common'
import { createFakeLogger, createFakeStorage, type FakeStorage } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../../../fuzz/readCorpus.js'
import { balanceCache, identityCache, nameCache } from '../account/detailCaches.js'
import { createStorage } from './createStorage.js'
import type { StorageEntry } from './createStorageReader.js'
import { connectionsEntry } from './storedConnections.js'
import { activeNetworkEntry, type RecentWallet, recentWalletsEntry } from './storedState.js'

const word: StorageEntry<string> = { key: 'word', parse: text() }
const other: StorageEntry<string> = { key: 'other', parse: text() }
const cached: StorageEntry<string> = { key: 'seen', parse: text({ max: 10_000 }), isCache: true }

function createFixture(port: FakeStorage = createFakeStorage()) {
  const logger = createFakeLogger()
  return { port, logger, storage: createStorage({ port, prefix: '@latchkey', logger }) }
}

const everyEntry: Readonly<Record<string, StorageEntry<unknown>>> = {
  connections: connectionsEntry('eip155'),
  network: activeNetworkEntry(),
  recent: recentWalletsEntry(),
  balances: balanceCache,
  identities: identityCache,
  names: nameCache,
}

describe('storage', () => {
  test('returns stored values, below its prefix and with its version', () => {
    const { storage, port } = createFixture()
    expect(storage.get(word)).toBeUndefined()
    storage.set(word, 'a')
    expect(storage.get(word)).toBe('a')
    expect([...port.values]).toEqual([['@latchkey/word', '{"v":1,"d":"a"}']])
    expect(storage.keyOf(word)).toBe('@latchkey/word')
    storage.remove(word)
    expect(port.values.size).toBe(0)
  })

  test('R69: removes only keys below its own prefix', () => {
    const port = createFakeStorage({ items: { '@latchkeyword': 'x', 'other/word': 'y', '@latchkey2/word': 'z' } })
    const { storage } = createFixture(port)
    storage.set(word, 'a')
    storage.set(cached, 'b')
    storage.removeAll()
    expect([...port.values.keys()]).toEqual(['@latchkeyword', 'other/word', '@latchkey2/word'])
  })

  test('R219: stores lists on a page whose library adds toJSON to lists', () => {
    const list: StorageEntry<readonly string[]> = { key: 'list', parse: listOf(text()) }
    const { storage, port } = createFixture()
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'a text', configurable: true })
    try {
      storage.set(list, ['a', 'b'])
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON')
    }
    expect([...port.values.values()]).toEqual(['{"v":1,"d":["a","b"]}'])
    expect(storage.get(list)).toEqual(['a', 'b'])
  })

  test('different prefixes are independent', () => {
    const port = createFakeStorage()
    const logger = createFakeLogger()
    const first = createStorage({ port, prefix: 'a', logger })
    const second = createStorage({ port, prefix: 'b', logger })
    first.set(word, 'one')
    expect(second.get(word)).toBeUndefined()
    second.set(word, 'two')
    second.removeAll()
    expect(first.get(word)).toBe('one')
  })
})

describe('R62, FI10: storage that is blocked', () => {
  test('from the start: keeps values in memory and logs one info message', () => {
    const port = createFakeStorage()
    port.fail('access')
    const { storage, logger } = createFixture(port)
    storage.set(word, 'a')
    storage.set(cached, 'b')
    expect(storage.get(word)).toBe('a')
    storage.remove(word)
    expect(storage.get(word)).toBeUndefined()
    storage.removeAll()
    expect(storage.get(cached)).toBeUndefined()
    expect(logger.entries).toMatchObject([{ level: 'info', message: expect.stringContaining('until the page closes') }])
  })

  test('after the start: keeps new values in memory', () => {
    const { storage, port } = createFixture()
    storage.set(word, 'before')
    port.fail('access')
    storage.set(word, 'after')
    expect(storage.get(word)).toBe('after')
  })

  test('cleared by the visitor: stores new values again', () => {
    const { storage, port } = createFixture()
    storage.set(word, 'a')
    port.clear()
    expect(storage.get(word)).toBeUndefined()
    storage.set(word, 'b')
    expect(storage.get(word)).toBe('b')
  })
})

describe('R64, FI10: storage that is full', () => {
  test('removes only caches, then writes', () => {
    const { storage, port } = createFixture()
    storage.set(other, 'kept')
    storage.set(cached, 'x'.repeat(500))
    port.quota = 560
    storage.set(word, 'important')
    expect(storage.get(word)).toBe('important')
    expect(storage.get(other)).toBe('kept')
    expect(storage.get(cached)).toBeUndefined()
    expect([...port.values.keys()].sort()).toEqual(['@latchkey/other', '@latchkey/word'])
  })

  test('L4: keeps the new value in memory and the earlier one in storage if removing caches does not free enough room', () => {
    const { storage, port, logger } = createFixture()
    storage.set(word, 'old')
    port.quota = 0
    storage.set(word, 'new, and longer')
    expect(storage.get(word)).toBe('new, and longer')
    expect(port.values.get('@latchkey/word')).toBe('{"v":1,"d":"old"}')
    expect(logger.entries.map(({ level }) => level)).toEqual(['warn'])
  })

  test('writes the value to storage when there is room again', () => {
    const { storage, port } = createFixture()
    port.quota = 0
    storage.set(word, 'a')
    port.quota = 1_000
    storage.set(word, 'b')
    port.values.set('@latchkey/word', '{"v":1,"d":"c"}')
    expect(storage.get(word)).toBe('c')
  })

  test('property: every key returns its last value, whether or not it fits into storage', () => {
    const step = fc.record({ key: fc.constantFrom(word, other), value: fc.string(), capacity: fc.nat(120) })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const { storage, port } = createFixture()
        const model = new Map<string, string>()
        for (const { key, value, capacity } of steps) {
          port.quota = capacity
          storage.set(key, value)
          model.set(key.key, value)
          for (const entry of [word, other]) expect(storage.get(entry)).toBe(model.get(entry.key))
        }
      }),
    )
  })
})

describe('R63, R68: data written by others', () => {
  const cases = readCorpus('storage')

  test.each(Object.keys(everyEntry))('%s: ignores and keeps every invalid entry of the corpus', (name) => {
    const entry = everyEntry[name] as StorageEntry<unknown>
    for (const { name: title, input } of cases) {
      const port = createFakeStorage()
      const { storage } = createFixture(port)
      const key = storage.keyOf(entry)
      port.values.set(key, input as string)
      const value = storage.get(entry)
      // Dictionaries and lists that drop invalid entries may become empty, but contain no invalid data.
      const isEmpty = typeof value === 'object' && value !== null && Object.keys(value).length === 0
      expect(value === undefined || isEmpty, `${title}: ${JSON.stringify(value)}`).toBe(true)
      expect(port.values.get(key), title).toBe(input)
      expect(({} as Record<string, unknown>).polluted, title).toBeUndefined()
    }
  })

  test('property: any text or JSON under any key returns a default, or a value that round-trips', () => {
    const content = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((d) => JSON.stringify({ v: 1, d })),
    )
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(everyEntry)), content, (entry, input) => {
        const { storage, port } = createFixture()
        port.values.set(storage.keyOf(entry), input)
        const value = storage.get(entry)
        if (value === undefined) return
        storage.set(entry, value)
        expect(storage.get(entry)).toEqual(value)
      }),
      { numRuns: 1_000 },
    )
  })

  test('ignores a valid value of 5 MB', () => {
    const { storage, port } = createFixture()
    const stored = JSON.stringify({ v: 1, d: [{ id: 'a', name: 'A' }] })
    port.values.set('@latchkey/recent-wallets', stored)
    expect(storage.get(recentWalletsEntry())).toHaveLength(1)
    port.values.set('@latchkey/recent-wallets', stored.padEnd(5_000_000))
    expect(storage.get(recentWalletsEntry())).toBeUndefined()
  })

  test('R67: drops only invalid recent wallets', () => {
    const { storage, port } = createFixture()
    const list = [{ id: 'a', name: 'A' }, { name: 'no id' }, 7, { id: 'b', name: '<b>B</b>' }]
    port.values.set('@latchkey/recent-wallets', JSON.stringify({ v: 1, d: list }))
    expect(storage.get(recentWalletsEntry())).toEqual<readonly RecentWallet[]>([
      { id: 'a', name: 'A' },
      { id: 'b', name: '<b>B</b>' },
    ])
  })

  test('L4: an entry of another version is ignored and kept until the next write', () => {
    const { storage, port } = createFixture()
    port.values.set('@latchkey/word', '{"v":2,"d":"from tomorrow"}')
    expect(storage.get(word)).toBeUndefined()
    expect(port.values.get('@latchkey/word')).toContain('tomorrow')
    storage.set(word, 'today')
    expect(storage.get(word)).toBe('today')
  })

  test('an entry may be null only if its parser accepts null', () => {
    const { storage, port } = createFixture()
    port.values.set('@latchkey/word', '{"v":1,"d":null}')
    expect(storage.get(word)).toBeUndefined()
    const nothing: StorageEntry<null> = { key: 'word', parse: guarded((input) => input === null, 'null') }
    expect(storage.get(nothing)).toBeNull()
  })
})

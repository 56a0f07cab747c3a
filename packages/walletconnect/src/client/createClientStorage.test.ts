import { createSafeStorage } from '@latchkey/common'
import { createFakeLogger, createFakeStorage, type FakeStorage } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../../../fuzz/readCorpus.js'
import { createClientStorage } from './createClientStorage.js'

const prefix = '@latchkey/wc/'
const open = (port: FakeStorage) => createClientStorage(createSafeStorage({ port, prefix, logger: createFakeLogger() }))

describe("the client's storage", () => {
  test('uses one prefix, and lists no other entries', async () => {
    const storage = createFakeStorage({ items: { other: '1' } })
    const kept = open(storage)
    await kept.setItem('a', [{ id: 1 }])
    expect(Object.fromEntries(storage.values)).toEqual({ other: '1', '@latchkey/wc/a': '[{"id":1}]' })
    expect(await kept.getKeys()).toEqual(['a'])
    expect(await kept.getEntries()).toEqual([['a', [{ id: 1 }]]])
    await kept.removeItem('a')
    expect(Object.fromEntries(storage.values)).toEqual({ other: '1' })
  })
  test.each(['access', 'read', 'write'] as const)('keeps entries in memory if storage fails (%s)', async (failing) => {
    const kept = open(createFakeStorage({ failing }))
    await kept.setItem('a', { x: 1 })
    expect(await kept.getItem('a')).toEqual({ x: 1 })
    await kept.removeItem('a')
    expect(await kept.getItem('a')).toBeUndefined()
  })
  test('R219: stores lists on a page whose library adds toJSON to arrays', async () => {
    const kept = open(createFakeStorage())
    Object.defineProperty(Array.prototype, 'toJSON', { value: () => 'a text', configurable: true })
    try {
      await kept.setItem('a', [{ methods: ['one'] }])
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON')
    }
    expect(await kept.getItem('a')).toEqual([{ methods: ['one'] }])
  })
  test("two tabs that write whole lists keep each other's entries", async () => {
    const storage = createFakeStorage()
    const [one, two] = [open(storage), open(storage)]
    expect(await one.getItem('s')).toBe(await two.getItem('s'))
    await one.setItem('s', [{ topic: 'a' }])
    await two.setItem('s', [{ topic: 'b' }])
    expect(await one.getItem('s')).toEqual([{ topic: 'a' }, { topic: 'b' }])
    await two.setItem('s', [])
    expect(await one.getItem('s')).toEqual([{ topic: 'a' }])
  })
  test.each(readCorpus('storage').map(({ name, input }) => [name, input] as const))(
    '%s: no reader throws',
    async (_, input) => {
      const kept = open(createFakeStorage({ items: { [`${prefix}a`]: String(input) } }))
      await kept.getItem('a')
      await kept.setItem('a', [{ id: 1 }])
      expect(JSON.stringify(await kept.getItem('a'))).toContain('{"id":1}')
    },
  )
})

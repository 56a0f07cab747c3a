import { createFakeClock, createFakeStorage } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createClientStorage } from '../client/createClientStorage.js'
import { createMessageLog } from './createMessageLog.js'
import { createNewsOrder } from './createNewsOrder.js'

const topic = 'ab'.repeat(32)
const message = (index: number) => `${'x'.repeat(100)}${String(index).padStart(24, '0')}`
const hourMs = 3_600_000

function open(storage = createClientStorage(createFakeStorage(), 'wc/'), clock = createFakeClock()) {
  return { storage, clock, log: createMessageLog({ storage, clock }), order: createNewsOrder(storage) }
}

describe('R134: messages that were handled', () => {
  test('are remembered for as long as the relay keeps them, however many come in between, also after a reload', async () => {
    const { storage, clock, log } = open()
    await log.init()
    for (let index = 0; index < 500; index++) await log.set(topic, message(index), 'outbound')
    await clock.advance(24 * hourMs)
    const next = createMessageLog({ storage, clock })
    await next.init()
    expect(next.has(topic, message(0))).toBe(true)
    expect(next.has(topic, message(500))).toBe(false)
    expect(next.has('cd'.repeat(32), message(0))).toBe(false)
  })

  test('are forgotten with their topic, and after the longest TTL', async () => {
    const { storage, clock, log } = open()
    await log.init()
    await log.set(topic, message(1), 'outbound')
    await clock.advance(26 * hourMs)
    await log.set(topic, message(2), 'outbound')
    expect([log.has(topic, message(1)), log.has(topic, message(2))]).toEqual([false, true])
    await log.del(topic)
    expect(storage.read('messages')).toEqual({})
  })

  test('are those of both tabs', async () => {
    const { storage: area } = { storage: createFakeStorage() }
    const [one, other] = [open(createClientStorage(area, 'wc/')), open(createClientStorage(area, 'wc/'))]
    await one.log.init()
    await other.log.init()
    await one.log.set(topic, message(1), 'outbound')
    await other.log.set(topic, message(2), 'outbound')
    const third = open(createClientStorage(area, 'wc/'))
    await third.log.init()
    expect([1, 2].map((index) => third.log.has(topic, message(index)))).toEqual([true, true])
  })

  test.each([[{ [topic]: ['a', 'b'] }], ['text'], [{ x: 'y' }], [[1]]])(
    'stored as %j are read without throwing',
    async (stored) => {
      const { storage, log } = open()
      storage.replace('messages', stored)
      await log.init()
      expect(log.has(topic, message(1))).toBe(false)
    },
  )
})

describe('R135: news that is older than the latest of its kind', () => {
  test('is ignored, also on the next page; the latest one counts however often it arrives', () => {
    const { order, storage } = open()
    expect(order.advance(topic, 'event chainChanged', 1_000)).toBe(true)
    expect(order.advance(topic, 'event chainChanged', 2_000)).toBe(true)
    const next = createNewsOrder(storage)
    expect(next.advance(topic, 'event chainChanged', 1_000)).toBe(false)
    expect(next.advance(topic, 'event chainChanged', 2_000)).toBe(true)
    expect(next.advance(topic, 'event accountsChanged', 1_000)).toBe(true)
    expect(next.advance('cd'.repeat(32), 'event chainChanged', 1_000)).toBe(true)
  })

  test('is not acted upon after a change on the page, also on the next page', () => {
    const { order, storage } = open()
    order.supersede(topic, 'event eip155 chainChanged', 2_000)
    for (const one of [order, createNewsOrder(storage)]) {
      expect(one.advance(topic, 'event eip155 chainChanged', 1_999)).toBe(false)
      expect(one.advance(topic, 'event solana chainChanged', 1_000)).toBe(true)
      expect(one.advance(topic, 'event eip155 accountsChanged', 1_000)).toBe(true)
    }
    expect(order.advance(topic, 'event eip155 chainChanged', 2_000)).toBe(true)
  })

  test('is acted upon in a tab that was open before the change in another tab', () => {
    const { order, storage } = open()
    const other = createNewsOrder(storage)
    order.supersede(topic, 'event eip155 chainChanged', 2_000)
    expect(other.advance(topic, 'event eip155 chainChanged', 1_000)).toBe(true)
  })

  test('is followed after a change at an unknown time, and the change is forgotten with its session', () => {
    const { order, storage } = open()
    order.supersede(topic, 'event eip155 chainChanged', 0)
    expect(order.advance(topic, 'event eip155 chainChanged', 1)).toBe(true)
    order.supersede(topic, 'event eip155 chainChanged', 2_000)
    order.forget(topic)
    expect(storage.read('news')).toEqual({})
  })

  test('is not recognised where the relay states no time of publication', () => {
    const { order } = open()
    order.advance(topic, 'update', 1_000)
    expect(order.advance(topic, 'update', 0)).toBe(true)
  })

  test('is forgotten with its session', () => {
    const { order, storage } = open()
    order.advance(topic, 'update', 1_000)
    order.forget(topic)
    expect(storage.read('news')).toEqual({})
  })
})

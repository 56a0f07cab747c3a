import { createFakeClock, createFakeStorage } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createClientStorage } from '../client/createClientStorage.js'
import { createEventOrder } from './createEventOrder.js'
import { createMessageLog } from './createMessageLog.js'

const topic = 'ab'.repeat(32)
const message = (index: number) => `${'x'.repeat(100)}${String(index).padStart(24, '0')}`
const hourMs = 3_600_000

function open(storage = createClientStorage(createFakeStorage()), clock = createFakeClock()) {
  return { storage, clock, log: createMessageLog({ storage, clock }), order: createEventOrder(storage) }
}

describe('R134: handled messages', () => {
  test('are stored for as long as the relay keeps them, regardless of their number, also after a reload', async () => {
    const { storage, clock, log } = open()
    await log.init()
    for (let index = 0; index < 200; index++) await log.set(topic, message(index), 'outbound')
    await clock.advance(24 * hourMs)
    const next = createMessageLog({ storage, clock })
    await next.init()
    expect(next.has(topic, message(0))).toBe(true)
    expect(next.has(topic, message(200))).toBe(false)
    expect(next.has('cd'.repeat(32), message(0))).toBe(false)
  })

  test('are removed with their topic, and after the longest TTL', async () => {
    const { storage, clock, log } = open()
    await log.init()
    await log.set(topic, message(1), 'outbound')
    await clock.advance(26 * hourMs)
    await log.set(topic, message(2), 'outbound')
    expect([log.has(topic, message(1)), log.has(topic, message(2))]).toEqual([false, true])
    await log.del(topic)
    expect(storage.read('messages')).toEqual({})
  })

  test('include the messages of both tabs', async () => {
    const { storage: area } = { storage: createFakeStorage() }
    const [one, other] = [open(createClientStorage(area)), open(createClientStorage(area))]
    await one.log.init()
    await other.log.init()
    await one.log.set(topic, message(1), 'outbound')
    await other.log.set(topic, message(2), 'outbound')
    const third = open(createClientStorage(area))
    await third.log.init()
    expect([1, 2].map((index) => third.log.has(topic, message(index)))).toEqual([true, true])
  })

  test.each([[{ [topic]: ['a', 'b'] }], ['text'], [{ x: 'y' }], [[1]]])(
    'do not throw if %j is stored',
    async (stored) => {
      const { storage, log } = open()
      storage.replace('messages', stored)
      await log.init()
      expect(log.has(topic, message(1))).toBe(false)
    },
  )
})

describe('R135: the order of events', () => {
  test('drops events older than the latest of their kind, also on the next page, and accepts the latest again', () => {
    const { order, storage } = open()
    expect(order.advance(topic, 'event chainChanged', 1_000)).toBe(true)
    expect(order.advance(topic, 'event chainChanged', 2_000)).toBe(true)
    const next = createEventOrder(storage)
    expect(next.advance(topic, 'event chainChanged', 1_000)).toBe(false)
    expect(next.advance(topic, 'event chainChanged', 2_000)).toBe(true)
    expect(next.advance(topic, 'event accountsChanged', 1_000)).toBe(true)
    expect(next.advance('cd'.repeat(32), 'event chainChanged', 1_000)).toBe(true)
  })

  test('drops events older than a change by the page, also on the next page', () => {
    const { order, storage } = open()
    order.supersede(topic, 'event eip155 chainChanged', 2_000)
    for (const one of [order, createEventOrder(storage)]) {
      expect(one.advance(topic, 'event eip155 chainChanged', 1_999)).toBe(false)
      expect(one.advance(topic, 'event solana chainChanged', 1_000)).toBe(true)
      expect(one.advance(topic, 'event eip155 accountsChanged', 1_000)).toBe(true)
    }
    expect(order.advance(topic, 'event eip155 chainChanged', 2_000)).toBe(true)
  })

  test('accepts such events in a tab that was open before another tab made the change', () => {
    const { order, storage } = open()
    const other = createEventOrder(storage)
    order.supersede(topic, 'event eip155 chainChanged', 2_000)
    expect(other.advance(topic, 'event eip155 chainChanged', 1_000)).toBe(true)
  })

  test('accepts events after a change at an unknown time; removes changes with their session', () => {
    const { order, storage } = open()
    order.supersede(topic, 'event eip155 chainChanged', 0)
    expect(order.advance(topic, 'event eip155 chainChanged', 1)).toBe(true)
    order.supersede(topic, 'event eip155 chainChanged', 2_000)
    order.forget(topic)
    expect(storage.read('events')).toEqual({})
  })

  test('accepts every event if the relay states no time of publication', () => {
    const { order } = open()
    order.advance(topic, 'update', 1_000)
    expect(order.advance(topic, 'update', 0)).toBe(true)
  })

  test('removes events with their session', () => {
    const { order, storage } = open()
    order.advance(topic, 'update', 1_000)
    order.forget(topic)
    expect(storage.read('events')).toEqual({})
  })
})

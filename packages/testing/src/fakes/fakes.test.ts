import { describe, expect, test } from 'vitest'
import { createFakeClock } from './createFakeClock.js'
import { createFakeFetch } from './createFakeFetch.js'
import { createFakeLogger } from './createFakeLogger.js'
import { createFakePorts } from './createFakePorts.js'
import { createFakeStorage } from './createFakeStorage.js'
import { createSkippableClock } from './createSkippableClock.js'
import { settle } from './settle.js'

describe('fake clock', () => {
  test('timers run in the order of their time, including timers set by timers', async () => {
    const clock = createFakeClock(0)
    const seen: [string, number][] = []
    clock.setTimeout(() => seen.push(['late', clock.now()]), 30)
    clock.setTimeout(() => {
      seen.push(['early', clock.now()])
      clock.setTimeout(() => seen.push(['nested', clock.now()]), 10)
    }, 10)
    await clock.advance(25)
    expect(seen).toEqual([
      ['early', 10],
      ['nested', 20],
    ])
    expect(clock.timerCount()).toBe(1)
    await clock.advance(5)
    expect(seen[2]).toEqual(['late', 30])
  })

  test('a cleared timer does not run, and a promise chain sets timers in time', async () => {
    const clock = createFakeClock()
    const seen: string[] = []
    clock.clearTimeout(clock.setTimeout(() => seen.push('cleared'), 1))
    const chain = async () => {
      await Promise.resolve()
      clock.setTimeout(() => seen.push('chained'), 5)
    }
    void chain()
    await clock.advance(5)
    expect(seen).toEqual(['chained'])
  })

  test('the wall clock can jump without moving timers', async () => {
    const clock = createFakeClock(1_000)
    clock.setWallClock(0)
    await clock.advance(7)
    expect([clock.now(), clock.monotonic()]).toEqual([7, 7])
  })

  test('skipping time runs due timers once, in order, without the timers that they set', () => {
    const clock = createFakeClock(0)
    const seen: [string, number][] = []
    const cleared = clock.setTimeout(() => seen.push(['cleared', clock.now()]), 30)
    clock.setTimeout(() => {
      seen.push(['second', clock.now()])
      clock.clearTimeout(cleared)
      clock.setTimeout(() => seen.push(['next', clock.now()]), 0)
    }, 20)
    clock.setTimeout(() => seen.push(['first', clock.now()]), 10)
    clock.skip(1_000)
    expect(seen).toEqual([
      ['first', 1_000],
      ['second', 1_000],
    ])
    expect(clock.timerCount()).toBe(1)
  })
})

describe('skippable clock', () => {
  test('skipping time runs due timers, and the others run earlier', async () => {
    const base = createFakeClock(1_000)
    const clock = createSkippableClock({ base })
    const seen: string[] = []
    clock.setTimeout(() => seen.push('near'), 120_000)
    clock.setTimeout(() => seen.push('due'), 60_000)
    clock.clearTimeout(clock.setTimeout(() => seen.push('cleared'), 60_000))
    clock.skip(119_999, { wallMs: 5 })
    expect(seen).toEqual(['due'])
    expect([clock.timerCount(), base.timerCount()]).toEqual([1, 1])
    expect([clock.now(), clock.monotonic()]).toEqual([1_005, 119_999])
    await base.advance(1)
    expect(seen).toEqual(['due', 'near'])
    expect([clock.timerCount(), base.timerCount()]).toEqual([0, 0])
    expect([clock.now(), clock.monotonic()]).toEqual([1_006, 120_000])
  })

  test('without a base, it runs with the system clock', async () => {
    const clock = createSkippableClock()
    const before = performance.now()
    clock.skip(60_000)
    expect(clock.monotonic()).toBeGreaterThanOrEqual(before + 60_000)
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, 0))
    expect(clock.timerCount()).toBe(0)
  })
})

describe('fake storage', () => {
  test('stores strings by key', () => {
    const storage = createFakeStorage({ items: { a: '1' } })
    storage.setItem('b', '2')
    storage.removeItem('a')
    expect([storage.getItem('a'), storage.getItem('b'), storage.keys()]).toEqual([null, '2', ['b']])
    expect(storage.writes).toEqual(['b'])
  })

  test('R62: blocked access throws a SecurityError on every call', () => {
    const storage = createFakeStorage({ failing: 'access' })
    for (const call of [
      () => storage.getItem('a'),
      () => storage.setItem('a', ''),
      () => storage.removeItem('a'),
      () => storage.keys(),
    ])
      expect(call).toThrow(expect.objectContaining({ name: 'SecurityError' }))
  })

  test('R64: a full storage throws on writes, keeps the old value and can still be read', () => {
    const storage = createFakeStorage({ quota: 4 })
    storage.setItem('a', '123')
    expect(() => storage.setItem('a', '1234')).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
    expect(storage.getItem('a')).toBe('123')
    storage.fail('write')
    expect(() => storage.setItem('a', '')).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
    storage.fail(undefined)
    storage.setItem('a', '321')
    expect([...storage.values]).toEqual([['a', '321']])
  })
})

describe('fake fetch', () => {
  test('returns scripted responses in order and records requests', async () => {
    const fetch = createFakeFetch()
    fetch.always('example', { json: { n: 0 } })
    fetch.once('/first', { text: 'one', status: 201 })
    expect(await (await fetch('https://example.org/first', { method: 'POST', body: 'x' })).text()).toBe('one')
    expect(await (await fetch('https://example.org/first')).json()).toEqual({ n: 0 })
    expect(fetch.requests).toMatchObject([
      { method: 'POST', body: 'x', url: 'https://example.org/first' },
      { method: 'GET' },
    ])
  })

  test('rejects a request without a scripted response', async () => {
    await expect(createFakeFetch()('https://example.org/')).rejects.toThrow(TypeError)
  })

  test('a response may depend on the request, and a network error is a TypeError', async () => {
    const fetch = createFakeFetch()
    fetch.always('/echo', ({ body }) => ({ json: { body } }))
    fetch.always('/down', { networkError: 'Failed to fetch' })
    expect(await (await fetch('https://example.org/echo', { method: 'POST', body: 'hi' })).json()).toEqual({
      body: 'hi',
    })
    await expect(fetch('https://example.org/down')).rejects.toThrow('Failed to fetch')
  })

  test('aborting ends a request to a server that hangs or never ends its body', async () => {
    const fetch = createFakeFetch()
    fetch.always('/hang', { hang: true })
    fetch.always('/drip', { drip: '{' })
    const abort = new AbortController()
    const hanging = fetch('https://example.org/hang', { signal: abort.signal })
    const dripping = fetch('https://example.org/drip', { signal: abort.signal }).then((response) => response.text())
    const ended = Promise.all([hanging, dripping].map((request) => expect(request).rejects.toThrow('enough')))
    await settle()
    abort.abort(new Error('enough'))
    await ended
  })
})

describe('fake logger and ports', () => {
  test('records messages with their level', () => {
    const logger = createFakeLogger()
    logger.warn('careful', { n: 1 })
    logger.info('hello')
    expect(logger.entries[0]).toEqual({ level: 'warn', message: 'careful', details: [{ n: 1 }] })
    expect(logger.messages('info')).toEqual(['hello'])
  })

  test('sets of ports share nothing', () => {
    const [first, second] = [createFakePorts(), createFakePorts()]
    first.storage.setItem('a', '1')
    expect(second.storage.getItem('a')).toBeNull()
    expect(first.window).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { createFakeClock } from './createFakeClock.js'
import { createFakeFetch } from './createFakeFetch.js'
import { createFakeLogger } from './createFakeLogger.js'
import { createFakePorts } from './createFakePorts.js'
import { createFakeStorage } from './createFakeStorage.js'

describe('fake clock', () => {
  test('timers run in the order of their time, also those set by timers', async () => {
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
})

describe('fake storage', () => {
  test('it keeps texts by key', () => {
    const storage = createFakeStorage({ items: { a: '1' } })
    storage.setItem('b', '2')
    storage.removeItem('a')
    expect([storage.getItem('a'), storage.getItem('b'), storage.keys()]).toEqual([null, '2', ['b']])
    expect(storage.writeCount()).toBe(2)
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

  test('R64: a full storage refuses writing, keeps the old value and can still be read', () => {
    const storage = createFakeStorage({ quota: 4 })
    storage.setItem('a', '123')
    expect(() => storage.setItem('a', '1234')).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
    expect(storage.getItem('a')).toBe('123')
    storage.fail('write')
    expect(() => storage.setItem('a', '')).toThrow(expect.objectContaining({ name: 'QuotaExceededError' }))
    storage.fail(undefined)
    storage.setItem('a', '321')
    expect(storage.entries()).toEqual({ a: '321' })
  })
})

describe('fake fetch', () => {
  test('scripted answers come in order and requests are recorded', async () => {
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

  test('what nobody scripted is refused', async () => {
    await expect(createFakeFetch()('https://example.org/')).rejects.toThrow(TypeError)
  })

  test('an answer may depend on the request, and a network error is a TypeError', async () => {
    const fetch = createFakeFetch()
    fetch.always('/echo', ({ body }) => ({ json: { body } }))
    fetch.always('/down', { networkError: 'Failed to fetch' })
    expect(await (await fetch('https://example.org/echo', { method: 'POST', body: 'hi' })).json()).toEqual({
      body: 'hi',
    })
    await expect(fetch('https://example.org/down')).rejects.toThrow('Failed to fetch')
  })

  test('a server that hangs or never ends its body is left by the signal', async () => {
    const fetch = createFakeFetch()
    fetch.always('/hang', { hang: true })
    fetch.always('/drip', { drip: '{' })
    const abort = new AbortController()
    const hanging = fetch('https://example.org/hang', { signal: abort.signal })
    const dripping = fetch('https://example.org/drip', { signal: abort.signal }).then((response) => response.text())
    setTimeout(() => abort.abort(new Error('enough')), 20)
    await expect(hanging).rejects.toThrow('enough')
    await expect(dripping).rejects.toThrow('enough')
  })
})

describe('fake logger and ports', () => {
  test('lines are kept with their level', () => {
    const logger = createFakeLogger()
    logger.warn('careful', { n: 1 })
    logger.info('hello')
    expect(logger.entries[0]).toEqual({ level: 'warn', message: 'careful', details: [{ n: 1 }] })
    expect(logger.messages('info')).toEqual(['hello'])
  })

  test('each set of ports is its own world', () => {
    const [first, second] = [createFakePorts(), createFakePorts()]
    first.storage.setItem('a', '1')
    expect(second.storage.getItem('a')).toBeNull()
    expect(first.window).toBeUndefined()
  })
})

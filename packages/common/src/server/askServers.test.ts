import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSkippableClock } from '../../../testing/src/fakes/createSkippableClock.js'
import { type AppKitError, createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import { askServers, httpUrls } from './askServers.js'
import { failedBy, failedByStatus, type ServerReply } from './serverFailure.js'

const clock = createSkippableClock()

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  expect(clock.timerCount()).toBe(0)
  vi.useRealTimers()
})

const result: ServerReply<string> = { type: 'result', result: 'yes' }
const busy = (pauseMs?: number) => failedByStatus(503, pauseMs)
const closed = failedByStatus(401)

/** Creates servers by name with their responses, the last of which repeats, and records the times of requests. */
function setUp(script: Readonly<Record<string, readonly (ServerReply<string> | 'never')[]>>) {
  const asked: string[] = []
  const count = (name: string) => asked.filter((entry) => entry.startsWith(`${name} `)).length
  const ask = async (name: string): Promise<ServerReply<string>> => {
    const replies = script[name] ?? []
    const reply = replies[Math.min(count(name), replies.length - 1)]
    asked.push(`${name} ${Date.now()}`)
    return reply === undefined || reply === 'never' ? new Promise(() => undefined) : reply
  }
  const run = (change: Partial<Parameters<typeof askServers>[2]> = {}) =>
    askServers(Object.keys(script), ask, { clock, signals: [], ...change }).then(
      (answer) => ({ answer, ms: Date.now() }),
      (error: AppKitError) => ({ code: error.code, message: error.shortMessage, ms: Date.now() }),
    )
  return { asked, ask, run }
}

/** Advances the fake clock until the promise settles, and returns the result. */
async function outcome<T>(settling: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(60_000)
  return settling
}

describe('one round', () => {
  test('resolves with the first result and sends no further request', async () => {
    const { asked, run } = setUp({ one: [busy()], two: [closed], three: [result], four: [result] })
    expect(await outcome(run())).toEqual({ answer: 'yes', ms: 0 })
    expect(asked).toEqual(['one 0', 'two 0', 'three 0'])
  })

  test('R56: rejects if any server refuses the request', async () => {
    const refused: ServerReply<string> = { type: 'refused', error: createError(errors.INVALID_PARAMS) }
    const { asked, run } = setUp({ one: [busy()], two: [refused], three: [result] })
    expect(await outcome(run())).toMatchObject({ code: 'INVALID_PARAMS', ms: 0 })
    expect(asked).toEqual(['one 0', 'two 0'])
  })

  test('has no fallback without further servers', async () => {
    const { asked, run } = setUp({ one: [busy()] })
    expect(await outcome(run({ retries: 0 }))).toMatchObject({ code: 'HTTP_STATUS', ms: 0 })
    expect(asked).toEqual(['one 0'])
  })

  test('without a server, rejects with TRANSPORT_URL_MISSING', async () => {
    expect(await outcome(setUp({}).run())).toMatchObject({ code: 'TRANSPORT_URL_MISSING', ms: 0 })
  })
})

describe('R57: retries', () => {
  test('retries three times with growing pauses, then rejects with the failure', async () => {
    const { asked, run } = setUp({ one: [busy()] })
    expect(await outcome(run())).toMatchObject({ message: 'HTTP status code: 503', ms: 1_050 })
    expect(asked).toEqual(['one 0', 'one 150', 'one 450', 'one 1050'])
  })

  test('retries only temporary failures, and rejects with those rather than with final ones', async () => {
    const { asked, run } = setUp({ one: [closed], two: [busy(), busy(), result], three: [closed] })
    expect(await outcome(run())).toEqual({ answer: 'yes', ms: 450 })
    expect(asked).toEqual(['one 0', 'two 0', 'three 0', 'two 150', 'two 450'])
    const { run: runOther } = setUp({ one: [busy()], two: [closed] })
    expect(await outcome(runOther())).toMatchObject({ message: 'HTTP status code: 503' })
  })

  test('without a temporary failure, rejects with the last failure and does not retry', async () => {
    const tooLarge = failedBy(createError(errors.HTTP_TOO_LARGE))
    const { asked, run } = setUp({ one: [closed], two: [tooLarge] })
    expect(await outcome(run())).toMatchObject({ code: 'HTTP_TOO_LARGE', ms: 0 })
    expect(asked).toHaveLength(2)
  })

  test('waits for the Retry-After of a server, or the shortest one of several', async () => {
    const alone = setUp({ one: [busy(2_000), result] })
    expect(await outcome(alone.run())).toEqual({ answer: 'yes', ms: 2_000 })
    vi.setSystemTime(0)
    const both = setUp({ one: [busy(2_000), result], two: [busy(3_000)] })
    expect(await outcome(both.run())).toEqual({ answer: 'yes', ms: 2_000 })
    vi.setSystemTime(0)
    const quick = setUp({ one: [busy(3_600_000)], two: [busy(), result] })
    expect(await outcome(quick.run())).toEqual({ answer: 'yes', ms: 150 })
  })

  test('respects the Retry-After of each server while others are retried', async () => {
    const { asked, run } = setUp({ limited: [busy(9_000)], slow: [busy()] })
    expect(await outcome(run())).toMatchObject({ message: 'HTTP status code: 503', ms: 18_000 })
    expect(asked).toEqual(['limited 0', 'slow 0', 'slow 150', 'slow 450', 'slow 1050', 'limited 9000', 'limited 18000'])
  })

  test('rejects with the failure of a server of the right chain rather than of another chain', async () => {
    const other = failedBy(createError(errors.RPC_WRONG_CHAIN))
    expect(await outcome(setUp({ one: [closed], two: [other] }).run())).toMatchObject({ code: 'HTTP_STATUS' })
    expect(await outcome(setUp({ one: [other] }).run())).toMatchObject({ code: 'RPC_WRONG_CHAIN' })
  })

  test('rejects immediately if the next retry would exceed the timeout', async () => {
    const { asked, run } = setUp({ one: [busy(10_000)] })
    expect(await outcome(run())).toMatchObject({ message: 'HTTP status code: 503', ms: 0 })
    expect(asked).toHaveLength(1)
  })
})

describe('timeout and abort', () => {
  test.each([
    [1, 10_000],
    [2, 20_000],
    [3, 30_000],
    [4, 30_000],
  ])('L1: with %i unresponsive servers, times out after %i ms and aborts the request', async (many, ms) => {
    const ends: AbortSignal[] = []
    const ask = (_: number, end: AbortSignal) => {
      ends.push(end)
      return new Promise<ServerReply>(() => undefined)
    }
    const settled = askServers([...Array(many).keys()], ask, { clock, signals: [] }).catch(({ code }: AppKitError) => [
      code,
      Date.now(),
    ])
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(ends.map(({ aborted }) => aborted)).toEqual([false])
    expect(await outcome(settled)).toEqual(['HTTP_TIMEOUT', ms])
    expect(ends.map(({ aborted }) => aborted)).toEqual([true])
  })

  test('L1: rejects immediately with the reason of an aborted signal, during a request or a pause', async () => {
    for (const replies of [['never'], [busy()]] as const) {
      const { asked, run } = setUp({ one: replies, two: replies })
      const lifetime = new AbortController()
      const settled = run({ signals: [undefined, lifetime.signal] })
      await vi.advanceTimersByTimeAsync(100)
      const before = asked.length
      lifetime.abort(createError(errors.DESTROYED))
      expect(await settled).toMatchObject({ code: 'DESTROYED' })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(asked).toHaveLength(before)
    }
  })

  test('L1: sends no request afterwards, even if a failure arrived in the same turn', async () => {
    const { promise, resolve } = Promise.withResolvers<ServerReply<string>>()
    const lifetime = new AbortController()
    const asked: string[] = []
    const ask = (name: string) => {
      asked.push(name)
      return promise
    }
    const settled = askServers(['one', 'two'], ask, { clock, signals: [lifetime.signal] }).catch(
      ({ code }: AppKitError) => code,
    )
    resolve(busy())
    lifetime.abort(createError(errors.DESTROYED))
    expect(await settled).toBe('DESTROYED')
    expect(asked).toEqual(['one'])
  })

  test('sends no request if the signal has already aborted', async () => {
    const { asked, run } = setUp({ one: [result] })
    expect(await run({ signals: [AbortSignal.abort()] })).toMatchObject({ code: 'ABORTED' })
    expect(asked).toEqual([])
  })
})

describe('onLost', () => {
  const lost = failedByStatus(504)
  const refused: ServerReply<string> = { type: 'refused', error: createError(errors.INVALID_PARAMS) }

  test.each<readonly [string, Parameters<typeof setUp>[0], object, number]>([
    ['a refusal after a lost response', { one: [lost], two: [refused] }, { code: 'INVALID_PARAMS' }, 1],
    ['lost responses only', { one: [lost] }, { code: 'HTTP_STATUS' }, 1],
    ['a lost response that a later failure follows', { one: [lost], two: [closed] }, { code: 'HTTP_STATUS' }, 1],
    ['no response in time', { one: ['never'] }, { code: 'HTTP_TIMEOUT' }, 1],
    ['a refusal', { one: [closed], two: [refused] }, { code: 'INVALID_PARAMS' }, 0],
    ['a result after a lost response', { one: [lost], two: [result] }, { answer: 'yes' }, 0],
  ])('after %s', async (_, script, expected, times) => {
    const { run } = setUp(script)
    let count = 0
    expect(await outcome(run({ onLost: () => count++ }))).toMatchObject(expected)
    expect(count).toBe(times)
  })

  test('after an abort, if a request is pending', async () => {
    const abort = new AbortController()
    const { run } = setUp({ one: ['never'] })
    let count = 0
    const running = run({ signals: [abort.signal], onLost: () => count++ })
    abort.abort()
    expect(await outcome(running)).toMatchObject({ code: 'ABORTED' })
    expect(await outcome(run({ signals: [abort.signal], onLost: () => count++ }))).toMatchObject({ code: 'ABORTED' })
    expect(count).toBe(1)
  })
})

const networkAt = (http: readonly string[]) => ({ name: 'Chain 1', rpcUrls: { default: { http } } })

test('httpUrls returns the usable URLs in their order', () => {
  const urls = ['https://user:pass@one.example/key', 'http://127.0.0.1:8545', 'HTTPS://two.example']
  expect(httpUrls(networkAt(['wss://one.example', ...urls, 'https://', 'javascript:1', 'nonsense']))).toEqual(urls)
})

test.each([[[]], [['wss://one.example']]])('httpUrls finds no usable URL in %j: TRANSPORT_URL_MISSING', (urls) => {
  expect(() => httpUrls(networkAt(urls))).toThrow('No URL was provided to the Transport')
})

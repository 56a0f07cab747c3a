import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCountedClock } from '../test/countedClock.js'
import { AppKitError } from './appKitError.js'
import { askServers } from './askServers.js'
import { failedBy, failedByStatus, type ServerReply } from './serverReply.js'

const clock = createCountedClock()

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => {
  expect(clock.pending()).toBe(0)
  vi.useRealTimers()
})

const result: ServerReply<string> = { type: 'result', result: 'yes' }
const busy = (pauseMs?: number) => failedByStatus(503, pauseMs)
const closed = failedByStatus(401)

/** Servers by name, each with what it answers, the last of it for ever, and what was asked when. */
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
      (error: AppKitError) => ({ code: error.code, message: error.message, ms: Date.now() }),
    )
  return { asked, ask, run }
}

/** What comes of it, in made-up time. */
async function outcome<T>(settling: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(60_000)
  return settling
}

describe('one round', () => {
  test('ends with the first result; the rest is not asked', async () => {
    const { asked, run } = setUp({ one: [busy()], two: [closed], three: [result], four: [result] })
    expect(await outcome(run())).toEqual({ answer: 'yes', ms: 0 })
    expect(asked).toEqual(['one 0', 'two 0', 'three 0'])
  })

  test('R56: ends with what one of them refuses', async () => {
    const refused: ServerReply<string> = { type: 'refused', error: new AppKitError('INVALID_PARAMS') }
    const { asked, run } = setUp({ one: [busy()], two: [refused], three: [result] })
    expect(await outcome(run())).toMatchObject({ code: 'INVALID_PARAMS', ms: 0 })
    expect(asked).toEqual(['one 0', 'two 0'])
  })

  test('is all there is where no other is wanted', async () => {
    const { asked, run } = setUp({ one: [busy()] })
    expect(await outcome(run({ retries: 0 }))).toMatchObject({ code: 'HTTP_STATUS', ms: 0 })
    expect(asked).toEqual(['one 0'])
  })

  test('without a server is TRANSPORT_URL_MISSING', async () => {
    expect(await outcome(setUp({}).run())).toMatchObject({ code: 'TRANSPORT_URL_MISSING', ms: 0 })
  })
})

describe('R57: asking again', () => {
  test('is done three times, with growing pauses, and then the failure is told', async () => {
    const { asked, run } = setUp({ one: [busy()] })
    expect(await outcome(run())).toMatchObject({ message: 'HTTP status code: 503', ms: 1_050 })
    expect(asked).toEqual(['one 0', 'one 150', 'one 450', 'one 1050'])
  })

  test('is for those whose failure may pass; a final one neither ends it nor is told', async () => {
    const { asked, run } = setUp({ one: [closed], two: [busy(), busy(), result], three: [closed] })
    expect(await outcome(run())).toEqual({ answer: 'yes', ms: 450 })
    expect(asked).toEqual(['one 0', 'two 0', 'three 0', 'two 150', 'two 450'])
    const { run: runOther } = setUp({ one: [busy()], two: [closed] })
    expect(await outcome(runOther())).toMatchObject({ message: 'HTTP status code: 503' })
  })

  test('is not done where none may pass: what the last one said is told', async () => {
    const tooLarge = failedBy(new AppKitError('HTTP_TOO_LARGE'))
    const { asked, run } = setUp({ one: [closed], two: [tooLarge] })
    expect(await outcome(run())).toMatchObject({ code: 'HTTP_TOO_LARGE', ms: 0 })
    expect(asked).toHaveLength(2)
  })

  test('waits as long as a server wants, of several the shortest', async () => {
    const alone = setUp({ one: [busy(2_000), result] })
    expect(await outcome(alone.run())).toEqual({ answer: 'yes', ms: 2_000 })
    vi.setSystemTime(0)
    const both = setUp({ one: [busy(2_000), result], two: [busy(3_000)] })
    expect(await outcome(both.run())).toEqual({ answer: 'yes', ms: 2_000 })
    vi.setSystemTime(0)
    const quick = setUp({ one: [busy(3_600_000)], two: [busy(), result] })
    expect(await outcome(quick.run())).toEqual({ answer: 'yes', ms: 150 })
  })

  test('is not done before the time a server named, whatever others do', async () => {
    const { asked, run } = setUp({ limited: [busy(9_000)], slow: [busy()] })
    expect(await outcome(run())).toMatchObject({ message: 'HTTP status code: 503', ms: 18_000 })
    expect(asked).toEqual(['limited 0', 'slow 0', 'slow 150', 'slow 450', 'slow 1050', 'limited 9000', 'limited 18000'])
  })

  test('tells of a server of the right chain rather than of one of another', async () => {
    const other = failedBy(new AppKitError('RPC_WRONG_CHAIN'))
    expect(await outcome(setUp({ one: [closed], two: [other] }).run())).toMatchObject({ code: 'HTTP_STATUS' })
    expect(await outcome(setUp({ one: [other] }).run())).toMatchObject({ code: 'RPC_WRONG_CHAIN' })
  })

  test('is not waited for beyond the deadline: the failure is told at once', async () => {
    const { asked, run } = setUp({ one: [busy(10_000)] })
    expect(await outcome(run())).toMatchObject({ message: 'HTTP status code: 503', ms: 0 })
    expect(asked).toHaveLength(1)
  })
})

describe('the end', () => {
  test.each([
    [1, 10_000],
    [2, 20_000],
    [3, 30_000],
    [4, 30_000],
  ])('L1: of %i servers that never answer comes after %i ms, and reaches the request', async (many, ms) => {
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

  test('L1: is at once when a signal fires, with its reason, in a request or a pause', async () => {
    for (const replies of [['never'], [busy()]] as const) {
      const { asked, run } = setUp({ one: replies, two: replies })
      const lifetime = new AbortController()
      const settled = run({ signals: [undefined, lifetime.signal] })
      await vi.advanceTimersByTimeAsync(100)
      const before = asked.length
      lifetime.abort(new AppKitError('DESTROYED'))
      expect(await settled).toMatchObject({ code: 'DESTROYED' })
      await vi.advanceTimersByTimeAsync(60_000)
      expect(asked).toHaveLength(before)
    }
  })

  test('L1: nothing is asked after it, also when a failure came in the same turn', async () => {
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
    lifetime.abort(new AppKitError('DESTROYED'))
    expect(await settled).toBe('DESTROYED')
    expect(asked).toEqual(['one'])
  })

  test('that is there already lets nothing begin', async () => {
    const { asked, run } = setUp({ one: [result] })
    expect(await run({ signals: [AbortSignal.abort()] })).toMatchObject({ code: 'ABORTED' })
    expect(asked).toEqual([])
  })
})

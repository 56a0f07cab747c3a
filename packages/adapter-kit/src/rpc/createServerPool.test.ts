import { createError, errors, failedByStatus, type ServerReply } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { createServerPool } from './createServerPool.js'

/**
 * A pool of servers that count their probes, one for each letter of `names`. `send` starts a request; `reply` settles
 * the oldest one. `requested` returns the names of the requested servers.
 */
function setUp(names = 'ab') {
  const clock = createFakeClock()
  const lifetime = new AbortController()
  let probes = 0
  const createServer = (name: string) => ({
    name,
    isWrong: () => false,
    ping: async () => {
      probes++
    },
  })
  const replies: ((reply: ServerReply<string>) => void)[] = []
  const pool = createServerPool<ReturnType<typeof createServer>, string>([...names].map(createServer), {
    clock,
    lifetime: lifetime.signal,
  })
  let requested = ''
  const ask = ({ name }: { readonly name: string }) => {
    requested += name
    return new Promise<ServerReply<string>>((resolve) => void replies.push(resolve))
  }
  return {
    clock,
    lifetime,
    probes: () => probes,
    sent: () => requested.length,
    requested: () => requested,
    send: (key: string, options: Parameters<typeof pool.send>[2] = {}) => pool.send(key, ask, options),
    async reply(reply: ServerReply<string> = { type: 'result', result: 'done' }) {
      replies.shift()?.(reply)
      await clock.advance(0)
    },
  }
}

describe('requests with the same key', () => {
  test('R58: are sent once while they are pending, and again afterwards', async () => {
    const { send, sent, reply } = setUp()
    const both = Promise.all([send('a'), send('a')])
    await reply()
    expect(await both).toEqual(['done', 'done'])
    expect(sent()).toBe(1)
    const later = send('a')
    await reply()
    expect(await later).toBe('done')
    expect(sent()).toBe(2)
  })

  test('R58: an abort of one caller does not end the request of another', async () => {
    const { send, sent, reply } = setUp()
    const abort = new AbortController()
    const lost: string[] = []
    const left = send('a', { signal: abort.signal, onLost: () => lost.push('left') })
    const stayed = send('a', { onLost: () => lost.push('stayed') })
    abort.abort()
    await expect(left).rejects.toMatchObject({ code: 'ABORTED' })
    await reply()
    expect(await stayed).toBe('done')
    expect(lost).toEqual(['left'])
    expect(sent()).toBe(1)
  })

  test('R57b: a lost response is reported to every caller, a refusal to none', async () => {
    const { send, reply } = setUp()
    for (const [failure, expected] of [
      [failedByStatus(504), ['one', 'two']],
      [{ type: 'refused', error: createError(errors.RPC_FAILED) }, []],
    ] as const) {
      const lost: string[] = []
      const both = ['one', 'two'].map((name) =>
        send('a', { retries: 0, onLost: () => lost.push(name) }).catch(() => undefined),
      )
      await reply(failure)
      await reply(failure)
      await Promise.all(both)
      expect(lost).toEqual(expected)
    }
  })

  test('an aborted caller sends nothing', async () => {
    const { send, sent } = setUp()
    const lost: string[] = []
    const sending = send('a', { signal: AbortSignal.abort(), onLost: () => lost.push('lost') })
    await expect(sending).rejects.toMatchObject({ code: 'ABORTED' })
    expect([sent(), lost]).toEqual([0, []])
  })
})

describe('a result that means "not found"', () => {
  const isMissing = (result: string) => result === 'missing'
  const missing = { type: 'result', result: 'missing' } as const
  const failed = { type: 'failed', error: createError(errors.RPC_FAILED), mayPass: false } as const

  /** Sends equal requests, one per list, that receive the replies of the list. Returns the requested servers. */
  async function requestedFor(names: string, lists: readonly (readonly ServerReply<string>[])[]) {
    const { send, reply, requested } = setUp(names)
    for (const replies of lists) {
      const sending = send('a', { isMissing }).catch(() => undefined)
      for (const one of replies) await reply(one)
      await sending
    }
    return requested()
  }

  const found = { type: 'result', result: 'found' } as const

  test.each<[string, string, readonly (readonly ServerReply<string>[])[], string]>([
    ['every server in turn', 'abc', [[missing], [missing], [missing], [missing], [missing]], 'abcab'],
    ['the server that found it from then on', 'abc', [[missing], [found], [found], [found]], 'abbb'],
    ['the only server', 'a', [[missing], [missing]], 'aa'],
    ['other servers as a fallback', 'ab', [[missing], [failed, missing], [missing], [missing]], 'abaab'],
  ])('equal requests use %s', async (_, names, lists, expected) => {
    expect(await requestedFor(names, lists)).toBe(expected)
  })

  test('requests with another key start at the first server', async () => {
    const { send, reply, requested } = setUp()
    for (const key of ['a', 'b', 'a']) {
      const sending = send(key, { isMissing })
      await reply(missing)
      await sending
    }
    expect(requested()).toBe('aab')
  })
})

describe('probes', () => {
  test('FI7: none is sent before first use or while a request is pending', async () => {
    const { clock, send, reply, probes } = setUp()
    await clock.advance(60_000)
    expect(probes()).toBe(0)
    const all = [send('a'), send('b')]
    await clock.advance(0)
    await reply()
    expect(probes()).toBe(0)
    await reply()
    await Promise.all(all)
    expect(probes()).toBe(2)
  })

  test('FI7: are sent for half a minute after the last use, then after the next', async () => {
    const { clock, send, reply, probes } = setUp()
    const use = async () => {
      const sending = send('a')
      await reply()
      await sending
    }
    await use()
    // Both servers, at 0 s, 4 s, …, 28 s.
    await clock.advance(30_000)
    expect(probes()).toBe(16)
    await clock.advance(600_000)
    expect(probes()).toBe(16)
    await use()
    expect(probes()).toBe(18)
  })

  test('L7: none is sent after the end, and no timer remains', async () => {
    const { clock, lifetime, send, reply, probes } = setUp()
    const sending = send('a')
    lifetime.abort()
    await expect(sending).rejects.toThrow()
    await reply()
    await clock.advance(60_000)
    expect(probes()).toBe(0)
    expect(clock.timerCount()).toBe(0)
  })
})

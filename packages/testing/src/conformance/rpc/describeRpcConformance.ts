import { describe, expect, test } from 'vitest'
import { settle } from '../../fakes/settle.js'
import type { RpcRig } from './rpcRig.js'
import { failing, firstThen, setRpcScene, silent, type TestServer, working } from './rpcScene.js'
import { testRpcBatches } from './testRpcBatches.js'
import { testServerPool } from './testServerPool.js'

/**
 * Declares the tests of balances that every adapter reads from the servers of a network: fallback, retries, timeouts,
 * deduplication, ranking, and servers of other chains. Time passes on a fake clock.
 *
 * @example
 * describeRpcConformance('eip155', createJsonRpcRig({ factory: createEip155Adapter(), balanceMethod: 'eth_getBalance',
 * ... }))
 */
export function describeRpcConformance(name: string, rig: RpcRig): void {
  describe(`servers of ${name}`, () => {
    testFaults(rig)
    testRetries(rig)
    testTimeouts(rig)
    testChains(rig)
    testUrls(rig)
    testServerPool(rig)
    if (rig.isJsonRpc) testRpcBatches(rig)
  })
}

type Fault = {
  readonly title: string
  readonly fault: TestServer
  readonly code: string
  readonly isMalformed?: boolean
  /** Whether a server without batches may respond like this, so that one single call follows the batch. */
  readonly isRefusal?: boolean
}

const faults: readonly Fault[] = [
  { title: 'status 500', fault: failing(500), code: 'HTTP_STATUS', isRefusal: true },
  { title: 'status 429', fault: failing(429), code: 'HTTP_STATUS' },
  {
    title: 'a closed connection',
    fault: () => Promise.reject(new TypeError('reset')),
    code: 'RPC_FAILED',
    isRefusal: true,
  },
  { title: 'an endless body', fault: () => new Response(endless()), code: 'HTTP_TOO_LARGE' },
  {
    title: 'HTML',
    fault: () => new Response('<html></html>'),
    code: 'RPC_BAD_RESPONSE',
    isMalformed: true,
    isRefusal: true,
  },
  {
    title: 'an empty body',
    fault: () => new Response(''),
    code: 'RPC_BAD_RESPONSE',
    isMalformed: true,
    isRefusal: true,
  },
  {
    title: 'half a body',
    fault: () => new Response('{"jsonrpc":"2.0",'),
    code: 'RPC_BAD_RESPONSE',
    isMalformed: true,
    isRefusal: true,
  },
]

function testFaults(rig: RpcRig): void {
  test('reads from the first URL, and sends nothing to the next one', async () => {
    const { read, sent } = await setRpcScene(rig, [working(rig), working(rig)])
    expect(await read()).toEqual({ outcome: 100n, ms: 0 })
    expect(sent().map(({ host }) => host)).toEqual(['server0.example'])
  })

  test.each(faults)(
    'FI6 L2: $title on one, two or all of three URLs',
    async ({ fault, code, isMalformed, isRefusal }) => {
      const tries = rig.isJsonRpc && isRefusal ? 2 : 1
      if (!isMalformed || rig.isJsonRpc)
        for (const broken of [1, 2]) {
          const servers = [0, 1, 2].map((index) => (index < broken ? fault : working(rig)))
          const { read, sent } = await setRpcScene(rig, servers)
          expect(await read()).toEqual({ outcome: 100n, ms: 0 })
          expect([0, 1, 2].map((index) => sent(index).length)).toEqual(broken === 1 ? [tries, 1, 0] : [tries, tries, 1])
        }
      const { read } = await setRpcScene(rig, [fault, fault, fault])
      expect((await read()).outcome).toBe(code)
    },
  )
}

function testRetries(rig: RpcRig): void {
  test('R57: retries a temporary failure three times, after 150, 300 and 600 ms', async () => {
    const { read, times } = await setRpcScene(rig, [failing(503)])
    expect(await read()).toEqual({ outcome: 'HTTP_STATUS', ms: 1_050 })
    expect(times()).toEqual([0, 150, 450, 1_050])
  })

  test('R57: waits for Retry-After', async () => {
    const server = firstThen(rig, 1, failing(429, { 'Retry-After': '2' }), working(rig))
    const { read, times } = await setRpcScene(rig, [server])
    expect(await read()).toEqual({ outcome: 100n, ms: 2_000 })
    expect(times()).toEqual([0, 2_000])
  })

  test('R57: rejects immediately if Retry-After exceeds the timeout', async () => {
    const { read, times } = await setRpcScene(rig, [failing(429, { 'Retry-After': '30' })])
    expect(await read()).toEqual({ outcome: 'HTTP_STATUS', ms: 0 })
    expect(times()).toEqual([0])
  })

  test('R57: a long Retry-After of one server does not delay the retry of another', async () => {
    const quick = firstThen(rig, 1, failing(503), working(rig))
    const { read, times } = await setRpcScene(rig, [quick, failing(429, { 'Retry-After': '3600' })])
    expect(await read()).toEqual({ outcome: 100n, ms: 150 })
    expect([times(0), times(1)]).toEqual([[0, 150], [0]])
  })

  test.each([400, 401, 404])('after status %i, does not retry this server, but tries another one', async (status) => {
    const busy = firstThen(rig, 2, failing(503), working(rig))
    const { read, sent } = await setRpcScene(rig, [busy, failing(status)])
    expect((await read()).outcome).toBe(100n)
    const tries = rig.isJsonRpc ? 2 : 1
    expect([sent(0).length, sent(1).length]).toEqual([3, tries])
    const alone = await setRpcScene(rig, [failing(status)])
    expect(await alone.read()).toEqual({ outcome: 'HTTP_STATUS', ms: 0 })
    expect(alone.sent()).toHaveLength(tries)
  })
}

function testTimeouts(rig: RpcRig): void {
  test('R57: rejects with HTTP_TIMEOUT after ten seconds without a complete response', async () => {
    for (const server of [silent, () => new Response(unfinished())]) {
      const { read, clock } = await setRpcScene(rig, [server])
      expect(await read()).toEqual({ outcome: 'HTTP_TIMEOUT', ms: 10_000 })
      expect(clock.timerCount()).toBe(0)
    }
  })

  test('FI7: falls back to the next URL after ten seconds without a response', async () => {
    const { read } = await setRpcScene(rig, [silent, working(rig)])
    expect(await read()).toEqual({ outcome: 100n, ms: 10_000 })
  })

  test('L1: sends no request after the timeout', async () => {
    const { read, clock, times } = await setRpcScene(rig, [failing(503), silent])
    expect((await read()).outcome).toBe('HTTP_TIMEOUT')
    await clock.advance(60_000)
    expect(Math.max(...times())).toBeGreaterThan(10_000)
    expect(Math.max(...times())).toBeLessThan(20_000)
  })

  test('L1: an abort or the end of the adapter settles a pending request immediately', async () => {
    const { adapter, clock, start, read, all } = await setRpcScene(rig, [silent])
    const abort = new AbortController()
    const [aborted, destroyed] = await Promise.all([start(abort.signal), start()])
    abort.abort()
    expect(await aborted.outcome).toBe('ABORTED')
    adapter.destroy()
    expect(await destroyed.outcome).toBe('DESTROYED')
    await settle(clock)
    expect(clock.timerCount()).toBe(0)
    const before = all.length
    expect((await read()).outcome).toBe('DESTROYED')
    expect(all).toHaveLength(before)
  })

  test('L1: an adapter that ended does not fall back to another server', async () => {
    const { adapter, clock, read, sent } = await setRpcScene(rig, [
      () => {
        adapter.destroy()
        return new Response('no', { status: 503 })
      },
      working(rig),
    ])
    expect((await read()).outcome).toBe('DESTROYED')
    await clock.advance(60_000)
    expect(clock.timerCount()).toBe(0)
    expect([sent(0).length, sent(1).length]).toEqual([1, 0])
  })
}

function testChains(rig: RpcRig): void {
  test('R55: ignores a server of another chain, and reports it once', async () => {
    const { read, sent, context } = await setRpcScene(rig, [working(rig, 'wrong'), working(rig)])
    expect([(await read()).outcome, (await read()).outcome]).toEqual([100n, 100n])
    expect(sent(0)).toHaveLength(1)
    expect(context.ports.logger.messages('error')).toEqual([expect.stringContaining('another chain')])
  })

  test('R55: rejects with RPC_WRONG_CHAIN immediately if there is no other server', async () => {
    const { read, sent } = await setRpcScene(rig, [working(rig, 'wrong')])
    expect(await read()).toEqual({ outcome: 'RPC_WRONG_CHAIN', ms: 0 })
    expect(await read()).toEqual({ outcome: 'RPC_WRONG_CHAIN', ms: 0 })
    expect(sent()).toHaveLength(1)
  })

  test('R55: a server of another chain does not end the retries of another server', async () => {
    const busy = firstThen(rig, 1, failing(503), working(rig))
    const { read, sent } = await setRpcScene(rig, [busy, working(rig, 'wrong')])
    expect((await read()).outcome).toBe(100n)
    expect([sent(0).length, sent(1).length]).toEqual([2, 1])
  })
}

function testUrls(rig: RpcRig): void {
  test('uses http(s) URLs only, and rejects with TRANSPORT_URL_MISSING without one', async () => {
    for (const urls of [[], ['wss://server0.example', 'nonsense', 'javascript:1', 'https://']]) {
      const { read, all } = await setRpcScene(rig, [working(rig)], urls)
      expect((await read()).outcome).toBe('TRANSPORT_URL_MISSING')
      expect(all).toEqual([])
    }
    const { read } = await setRpcScene(rig, [working(rig)], ['nonsense', 'https://server0.example'])
    expect((await read()).outcome).toBe(100n)
  })

  test('sends user and password of a URL only in the Authorization header', async () => {
    const { read, all } = await setRpcScene(rig, [working(rig)], ['https://user:s%20ecret@server0.example/'])
    expect((await read()).outcome).toBe(100n)
    for (const { url, headers } of all) {
      expect(headers.get('Authorization')).toBe(`Basic ${btoa('user:s ecret')}`)
      expect(url).not.toContain('ecret')
    }
  })
}

/** Creates a body that never ends. */
function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(2 ** 20)) })
}

/** Creates a body that stops after its first character. */
function unfinished(): ReadableStream<Uint8Array> {
  return new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) })
}

import { type Network, parseJson, rpcLimits, type ServerReply } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { createAdapterContext } from '../../../testing/src/fakes/createAdapterContext.js'
import { createFakeClock } from '../../../testing/src/fakes/createFakeClock.js'
import { createJsonRpcClient } from './createJsonRpcClient.js'
import type { JsonRpcDialect } from './jsonRpcDialect.js'

type Call = { readonly id: number; readonly method: string; readonly params: readonly unknown[] }
type Node = (body: Call | readonly Call[]) => unknown

const dialect: JsonRpcDialect = {
  chainMethod: 'chain',
  isRightChain: (answer) => (typeof answer === 'string' ? answer === 'right' : undefined),
  pingMethod: 'ping',
  parse: parseJson,
  readError: (error): ServerReply => ({
    type: 'refused',
    error: Object.assign(new Error('refused'), { error }) as never,
  }),
}

/** A client of the given nodes, by host name. `sent` collects host and methods of each HTTP request. */
function setUp(nodes: Readonly<Record<string, Node>>, change: Partial<JsonRpcDialect> = {}, clock = createFakeClock()) {
  const sent: string[] = []
  const context = createAdapterContext({ clock })
  const fetch = async (input: unknown, init?: RequestInit) => {
    const { hostname } = new URL(String(input))
    const body: Call | readonly Call[] = JSON.parse(String(init?.body))
    sent.push(`${hostname} ${[body].flat().map(({ method }) => method)}`)
    return new Response(JSON.stringify(await nodes[hostname]?.(body)))
  }
  const network: Network = {
    id: 'x',
    caipNetworkId: 'solana:x',
    chainNamespace: 'solana',
    name: 'X',
    nativeCurrency: { name: 'X', symbol: 'X', decimals: 9 },
    rpcUrls: { default: { http: Object.keys(nodes).map((host) => `https://${host}`) } },
  }
  const lifetime = new AbortController()
  const client = createJsonRpcClient({
    ports: { ...context.ports, fetch },
    lifetime: lifetime.signal,
    network,
    ...dialect,
    ...change,
  })
  const request = (method: string, ...params: readonly unknown[]) => {
    const answer = client.request({ method, params })
    answer.catch(() => undefined)
    return answer
  }
  return { clock, request, sent, reports: () => context.ports.logger.messages('error'), lifetime }
}

const replyOf =
  (chain: string) =>
  ({ id, method, params }: Call) => ({ id, result: method === 'chain' ? chain : [method, ...params] })

/** A node that supports batches. */
const behave =
  (chain = 'right'): Node =>
  (body) =>
    Array.isArray(body) ? body.map(replyOf(chain)) : replyOf(chain)(body as Call)

describe('batches', () => {
  test('sends the requests of one tick and the chain check in one HTTP request', async () => {
    const { clock, request, sent } = setUp({ one: behave() })
    const both = Promise.all([request('a', 1), request('b', 2)])
    await clock.advance(1)
    expect(await both).toEqual([
      ['a', 1],
      ['b', 2],
    ])
    const later = request('c')
    await clock.advance(1)
    await later
    expect(sent).toEqual(['one a,b,chain', 'one c'])
  })

  test('sends one call at a time to a server that has rejected a batch', async () => {
    const single = replyOf('right')
    const { clock, request, sent } = setUp({
      one: (body) => (Array.isArray(body) ? { id: null, error: { code: -32600 } } : single(body as Call)),
    })
    for (const method of ['a', 'b']) {
      const answer = request(method)
      await clock.advance(1)
      expect(await answer).toEqual([method])
    }
    expect(sent).toEqual(['one a,chain', 'one a', 'one chain', 'one b'])
  })

  test('a batch has at most the given size', async () => {
    const { clock, request, sent } = setUp({ one: behave() }, { batch: 2 })
    const all = Promise.all(['a', 'b', 'c'].map((method) => request(method)))
    await clock.advance(1)
    await all
    expect(sent.map((line) => line.split(' ')[1])).toEqual(['a,b,chain', 'c'])
  })
})

describe('R55: the chain of a server', () => {
  test('uses a server of another chain once, reports it, and ignores its result', async () => {
    const { clock, request, sent, reports } = setUp({ wrong: behave('other'), right: behave() })
    for (const method of ['a', 'b']) {
      const answer = request(method)
      await clock.advance(1)
      expect(await answer).toEqual([method])
    }
    expect(sent.filter((line) => line.startsWith('wrong') && !line.endsWith('ping'))).toEqual(['wrong a,chain'])
    expect(reports()).toHaveLength(1)
  })

  test('a server that does not identify its chain is used unless the chain is required', async () => {
    const mute: Node = (body) =>
      [body].flat().map((call) => ({ id: call.id, result: call.method === 'chain' ? 5 : 'answer' }))
    for (const isChainRequired of [false, true]) {
      const { clock, request } = setUp({ one: mute }, { isChainRequired })
      const answer = request('a').catch((error: { code: string }) => error.code)
      await clock.advance(10_000)
      expect(await answer).toBe(isChainRequired ? 'RPC_BAD_RESPONSE' : 'answer')
    }
  })
})

describe('R58: equal requests', () => {
  test('concurrent calls share one request; a result is not cached', async () => {
    const { clock, request, sent } = setUp({ one: behave() })
    const both = Promise.all([request('a', 1), request('a', 1)])
    await clock.advance(1)
    await both
    const later = request('a', 1)
    await clock.advance(1)
    await later
    expect(sent).toEqual(['one a,chain', 'one a'])
  })

  test('R58b: shares up to 8192 pending requests, and sends the oldest again beyond that', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const indexes: unknown[] = []
    const { clock, request } = setUp({
      one: async (body) => {
        for (const { method, params } of [body as Call].flat()) if (method === 'a') indexes.push(params[0])
        await held
        return behave()(body)
      },
    })
    const most = rpcLimits.dedupeEntries
    const all = Array.from({ length: most }, (_, index) => request('a', index))
    // The first one was used again, so the second one is the oldest.
    for (const index of [0, most - 1, most, 1, 0, most]) all.push(request('a', index))
    await clock.advance(1)
    expect(indexes).toHaveLength(most + 2)
    const countOf = (index: number) => indexes.filter((each) => each === index).length
    expect([0, 1, 2, most - 1, most].map(countOf)).toEqual([1, 2, 1, 1, 1])
    release()
    await clock.advance(1)
    await Promise.all(all)
  })
})

test('FI7: tries the faster of two servers first after both were probed', async () => {
  const clock = createFakeClock()
  const slow: Node = async (body) => {
    await new Promise<void>((resolve) => void clock.setTimeout(resolve, 300))
    return behave()(body)
  }
  const { request, sent, lifetime } = setUp({ slow, quick: behave() }, {}, clock)
  const first = request('a')
  await clock.advance(1_000)
  await first
  const second = request('b')
  await clock.advance(1_000)
  await second
  expect(sent.filter((line) => !line.endsWith('ping'))).toEqual(['slow a,chain', 'quick b,chain'])
  expect(sent.filter((line) => line.endsWith('ping')).length).toBeGreaterThanOrEqual(2)
  lifetime.abort()
  await clock.advance(60_000)
  expect(clock.timerCount()).toBe(0)
})

import { matchReplies } from '@latchkey/adapter-kit'
import { isAppKitError } from '@latchkey/common'
import { createFakeClock, settle } from '@latchkey/testing'
import { sendJson } from '@latchkey/testing/node'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { createNetwork, setUp } from '../../test/setUp.js'
import { type Answer, accountRecord, behave, genesis, startNode } from '../../test/startNode.js'
import { substrateRpc } from './substrateRpc.js'

const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const hundred = { value: 100n, decimals: 12, symbol: 'UNIT' }
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (isAppKitError(error) ? error.code : 'untyped'),
  )

/** Creates an adapter whose network has these URLs. */
function balanceFrom(urls: readonly string[], change: Parameters<typeof setUp>[0] = {}) {
  const network = createNetwork('a1', { rpcUrls: { default: { http: urls } } })
  const { adapter, context } = setUp({ networks: [network], ...change })
  return {
    adapter,
    context,
    balance: (signal?: AbortSignal) => adapter.getBalance({ address: alice, network, signal }),
  }
}

describe('balances', () => {
  test('§5: returns the free balance, with symbol and decimals from the chain', async () => {
    const server = await startNode(
      behave({
        state_getStorage: accountRecord(2n ** 100n + 7n),
        system_properties: { tokenDecimals: 10, tokenSymbol: 'DOT' },
      }),
    )
    expect(await balanceFrom([server.url]).balance()).toEqual({ value: 2n ** 100n + 7n, decimals: 10, symbol: 'DOT' })
  })

  test.each([
    ['the first of several coins', { tokenDecimals: [12, 6], tokenSymbol: ['ACA', 'AUSD'] }, 12, 'ACA'],
    ['the app’s network if the chain reports nothing', {}, 12, 'UNIT'],
    ['the app’s network if the chain reports null', null, 12, 'UNIT'],
    [
      'the app’s network if the chain reports malformed properties',
      { tokenDecimals: '12', tokenSymbol: 7 },
      12,
      'UNIT',
    ],
    ['the app’s decimals if the chain’s are invalid', { tokenDecimals: 1e9, tokenSymbol: 'X\u202eY' }, 12, 'XY'],
  ])('takes symbol and decimals from %s', async (_, properties, decimals, symbol) => {
    const server = await startNode(behave({ system_properties: properties }))
    expect(await balanceFrom([server.url]).balance()).toEqual({ value: 100n, decimals, symbol })
  })

  test('an unknown account has a zero balance, and properties and genesis hash are requested once', async () => {
    const server = await startNode(behave({ state_getStorage: null }))
    const { balance } = balanceFrom([server.url])
    expect((await balance()).value).toBe(0n)
    expect((await balance()).value).toBe(0n)
    expect(server.count('system_properties')).toBe(1)
    expect(server.count('chain_getBlockHash')).toBeLessThanOrEqual(2)
  })

  test('looks up the hashed key of the account for an address with any prefix', async () => {
    const server = await startNode(behave())
    const { adapter } = balanceFrom([server.url])
    const network = createNetwork('a1', { rpcUrls: { default: { http: [server.url] } } })
    for (const address of [alice, 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'])
      await adapter.getBalance({ address, network })
    // Alice's key from the Substrate documentation.
    expect(server.calls.filter(({ method }) => method === 'state_getStorage').map(({ params }) => params)).toEqual(
      Array(2).fill([
        '0x26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9de1e86a9a8c739864cf3cc5ec2bea59fd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d',
      ]),
    )
  })

  test.each([
    ['a text', 'much'],
    ['a number', 5],
    ['half a byte', '0x123'],
    ['an object', {}],
  ])('R54: %s as an account record is RPC_BAD_RESPONSE', async (_, record) => {
    const server = await startNode(behave({ state_getStorage: record }))
    expect(await code(balanceFrom([server.url]).balance())).toBe('RPC_BAD_RESPONSE')
  })

  test.each(['', '0x', 'alice', `${alice}x`])('rejects %j as an address with INVALID_PARAMS', async (address) => {
    const { adapter } = balanceFrom([])
    expect(await code(adapter.getBalance({ address, network: createNetwork('a1') }))).toBe('INVALID_PARAMS')
  })
})

describe('FI6 L2: servers that fail', () => {
  const faults: readonly (readonly [string, Answer, string])[] = [
    ['500', (_, response) => sendJson(response, {}, 500), 'HTTP_STATUS'],
    ['503 with HTML', (_, response) => void response.writeHead(503).end('<html>'), 'HTTP_STATUS'],
    ['429', (_, response) => sendJson(response, {}, 429), 'HTTP_STATUS'],
    ['HTML', (_, response) => void response.writeHead(200).end('<html>'), 'RPC_BAD_RESPONSE'],
    ['nothing', (_, response) => void response.writeHead(200).end(), 'RPC_BAD_RESPONSE'],
    ['half an answer', (_, response) => void response.writeHead(200).end('{"jsonrpc":"2.0",'), 'RPC_BAD_RESPONSE'],
    [
      'the response to another request',
      (call, response) => sendJson(response, { id: call.id + 1, result: 1 }),
      'RPC_BAD_RESPONSE',
    ],
    ['a closed connection', (_, response) => void response.destroy(), 'RPC_FAILED'],
    [
      'an internal error',
      (call, response) => sendJson(response, { id: call.id, error: { code: -32603, message: 'busy' } }),
      'RPC_FAILED',
    ],
  ]

  test.each(faults)('falls back to the second server after %s', async (_, fault) => {
    const [bad, good] = [await startNode(fault), await startNode(behave())]
    expect(await balanceFrom([bad.url, good.url]).balance()).toEqual(hundred)
  })

  test.each(faults)(
    'rejects with a typed error after three retries of %s',
    async (_, fault, expected) => {
      const server = await startNode(fault)
      expect(await code(balanceFrom([server.url]).balance())).toBe(expected)
      expect(server.count('state_getStorage')).toBe(4)
    },
    15_000,
  )

  test('retries a server that recovers', async () => {
    let failures = 2
    const good = behave()
    const server = await startNode((call, response) =>
      call.method === 'state_getStorage' && failures-- > 0 ? sendJson(response, {}, 503) : good(call, response),
    )
    expect(await balanceFrom([server.url]).balance()).toEqual(hundred)
  })

  test('R57: waits for Retry-After', async () => {
    let asked = 0
    const good = behave()
    const server = await startNode((call, response) =>
      asked++ < 1 ? sendJson(response, {}, 429, { 'Retry-After': '1' }) : good(call, response),
    )
    const start = performance.now()
    expect(await balanceFrom([server.url]).balance()).toEqual(hundred)
    expect(performance.now() - start).toBeGreaterThan(900)
  })

  test.each([400, 401, 404])('after status %i, does not retry this server, but another one', async (status) => {
    let failures = 2
    const good = behave()
    const fails =
      (answer: Answer): Answer =>
      (call, response) =>
        call.method === 'state_getStorage' ? answer(call, response) : good(call, response)
    const closed = await startNode(fails((_, response) => sendJson(response, {}, status)))
    const busy = await startNode(
      fails((call, response) => (failures-- > 0 ? sendJson(response, {}, 503) : good(call, response))),
    )
    expect(await balanceFrom([busy.url, closed.url]).balance()).toEqual(hundred)
    expect([busy, closed].map(({ count }) => count('state_getStorage'))).toEqual([3, 1])
    await expect(balanceFrom([closed.url]).balance()).rejects.toThrow(`HTTP status code: ${status}`)
    expect(closed.count('state_getStorage')).toBe(2)
  })

  test('R57: waits for the shortest Retry-After of several servers, unless it exceeds the timeout', async () => {
    const later = (seconds: string): Answer => {
      return (_, response) => sendJson(response, {}, 429, { 'Retry-After': seconds })
    }
    let asked = 0
    const rested = await startNode(later('3600'))
    const quick = await startNode((call, response) =>
      asked++ < 2 ? sendJson(response, {}, 503) : behave()(call, response),
    )
    const start = performance.now()
    expect(await balanceFrom([quick.url, rested.url]).balance()).toEqual(hundred)
    expect(await code(balanceFrom([rested.url]).balance())).toBe('HTTP_STATUS')
    expect(performance.now() - start).toBeLessThan(8_000)
  })

  test('L1: sends no request after the timeout', async () => {
    const clock = createFakeClock()
    const sent: number[] = []
    const fetch = async (url: unknown, init?: RequestInit) => {
      // Ignore the probes of the ranking.
      if (!String(init?.body).includes('system_health')) sent.push(clock.monotonic())
      const isBusy = String(url).includes('busy')
      return isBusy ? new Response('{}', { status: 503 }) : new Promise<Response>(() => undefined)
    }
    const asking = code(balanceFrom(['https://busy.example', 'https://stuck.example'], { clock, fetch }).balance())
    for (const ms of [0, 10_000, 150, 9_850, 60_000]) {
      await settle(clock)
      await clock.advance(ms)
    }
    expect(await asking).toBe('HTTP_TIMEOUT')
    expect(Math.max(...sent)).toBeGreaterThan(10_000)
    expect(Math.max(...sent)).toBeLessThan(20_000)
  })

  test('a server that does not respond times out after ten seconds', async () => {
    const clock = createFakeClock()
    const server = await startNode(() => undefined)
    const { balance } = balanceFrom([server.url], { clock })
    const asking = code(balance())
    const countCalls = async () => {
      await clock.advance(0)
      return server.calls.length
    }
    await expect.poll(countCalls, { timeout: 15_000 }).toBeGreaterThan(0)
    await clock.advance(10_000)
    expect(await asking).toBe('HTTP_TIMEOUT')
  })

  test('falls back from an endless response', async () => {
    const server = await startNode((call, response) => {
      if (call.method !== 'state_getStorage') return behave()(call, response)
      response.writeHead(200)
      const part = Buffer.alloc(1024 * 1024, 32)
      const more = () => response.write(part, (error) => error ?? setImmediate(more))
      more()
    })
    const other = await startNode(behave())
    expect(await balanceFrom([server.url, other.url]).balance()).toEqual(hundred)
  })

  test('an abort or destroying the adapter settles a request at once', async () => {
    const server = await startNode(() => undefined)
    const { balance, adapter } = balanceFrom([server.url])
    const abort = new AbortController()
    const aborted = code(balance(abort.signal))
    const open = code(balance())
    await expect.poll(() => server.calls.length).toBeGreaterThan(0)
    abort.abort()
    expect(await aborted).toBe('ABORTED')
    adapter.destroy()
    expect(await open).toBe('DESTROYED')
    expect(await code(balance())).toBe('DESTROYED')
  })
})

describe('R55: servers of other chains', () => {
  test('ignores a server of another chain, with one warning', async () => {
    const wrong = await startNode(
      behave({ chain_getBlockHash: `0x${'b2'.repeat(32)}`, state_getStorage: accountRecord(9n) }),
    )
    const right = await startNode(behave())
    const { balance, context } = balanceFrom([wrong.url, right.url])
    expect(await balance()).toEqual(hundred)
    expect(await balance()).toEqual(hundred)
    expect(wrong.count('state_getStorage')).toBeLessThanOrEqual(1)
    expect(context.ports.logger.messages('warn')).toHaveLength(1)
  })

  test('rejects with RPC_WRONG_CHAIN if there is no other server, also if the genesis hash is malformed', async () => {
    const wrong = await startNode(behave({ chain_getBlockHash: `0x${'b2'.repeat(32)}` }))
    expect(await code(balanceFrom([wrong.url]).balance())).toBe('RPC_WRONG_CHAIN')
    const mute = await startNode(behave({ chain_getBlockHash: genesis.slice(0, 20) }))
    expect(await code(balanceFrom([mute.url]).balance())).toBe('RPC_WRONG_CHAIN')
  })
})

describe('URLs', () => {
  test('a network without an http(s) URL is TRANSPORT_URL_MISSING', async () => {
    expect(await code(balanceFrom([]).balance())).toBe('TRANSPORT_URL_MISSING')
    expect(await code(balanceFrom(['wss://example.org', 'nonsense']).balance())).toBe('TRANSPORT_URL_MISSING')
  })

  test('sends user and password only in the Authorization header', async () => {
    let header: unknown
    const server = await startNode(behave())
    const spied: typeof fetch = (input, init) => {
      header = new Headers(init?.headers).get('authorization')
      expect(String(input)).not.toContain('secret')
      return fetch(input, init)
    }
    const url = server.url.replace('http://', 'http://user:s%20ecret@')
    expect(await balanceFrom([url], { fetch: spied }).balance()).toEqual(hundred)
    expect(header).toBe(`Basic ${btoa('user:s ecret')}`)
  })

  test('uses the app’s own connection', async () => {
    const asked: string[] = []
    const getClient = () => ({
      request: async ({ method }: { readonly method: string }) => {
        asked.push(method)
        return method === 'state_getStorage' ? accountRecord(5n) : {}
      },
    })
    expect(await balanceFrom([], { options: { getClient } }).balance()).toEqual({ ...hundred, value: 5n })
    expect(asked.sort()).toEqual(['state_getStorage', 'system_properties'])
    const failing = () => ({ request: () => Promise.reject(new Error('socket closed')) })
    expect(await code(balanceFrom([], { options: { getClient: failing } }).balance())).toBe('RPC_FAILED')
  })
})

test('L3: reads any reply as a result, an error or a failure', () => {
  const typeOf = (id: number, item: unknown) =>
    matchReplies([{ jsonrpc: '2.0', id, method: 'x', params: [] }], item, substrateRpc)[0]?.type
  fc.assert(
    fc.property(fc.integer(), fc.jsonValue(), (id, item) => {
      expect(['result', 'refused', 'failed']).toContain(typeOf(id, item))
    }),
  )
  fc.assert(
    fc.property(anything, (make) => {
      const error = make()
      const item = JSON.parse(JSON.stringify({ id: 1, error: typeof error === 'string' ? error : { code: -32603 } }))
      expect(typeOf(1, item)).not.toBe('result')
    }),
  )
})

/** Starts a node that accepts batches. `bodies` contains the methods of each HTTP request. */
function createBatchNode() {
  const bodies: (readonly string[])[] = []
  const results: Readonly<Record<string, unknown>> = {
    chain_getBlockHash: genesis,
    state_getStorage: accountRecord(100n),
    system_properties: { tokenDecimals: 12, tokenSymbol: 'UNIT' },
    system_health: { isSyncing: false },
  }
  type Call = { readonly id: number; readonly method: string }
  const fetch = async (_: unknown, init?: RequestInit) => {
    const body: Call | readonly Call[] = JSON.parse(String(init?.body))
    const calls = Array.isArray(body) ? (body as readonly Call[]) : [body as Call]
    bodies.push(calls.map(({ method }) => method))
    const replies = calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: results[method] }))
    return new Response(JSON.stringify(Array.isArray(body) ? replies : replies[0]))
  }
  return { bodies, fetch }
}

describe('batches and URLs', () => {
  test('requests of one task share a batch with the chain check', async () => {
    const { bodies, fetch } = createBatchNode()
    expect(await balanceFrom(['https://node.example'], { fetch }).balance()).toEqual(hundred)
    expect(bodies.flat().sort()).toEqual(['chain_getBlockHash', 'state_getStorage', 'system_properties'])
    expect(bodies.length).toBeLessThan(3)
  })

  test('R58: identical concurrent requests are sent once', async () => {
    const { bodies, fetch } = createBatchNode()
    const { balance } = balanceFrom(['https://node.example'], { fetch })
    expect(await Promise.all([balance(), balance()])).toEqual([hundred, hundred])
    expect(bodies.flat().filter((method) => method === 'state_getStorage')).toHaveLength(1)
  })

  test('FI7: ranks several URLs while the network is in use', async () => {
    const clock = createFakeClock()
    const { bodies, fetch } = createBatchNode()
    const { balance, adapter } = balanceFrom(['https://one.example', 'https://two.example'], { clock, fetch })
    const reading = balance()
    await expect
      .poll(
        async () => {
          await settle(clock)
          await clock.advance(1)
          return bodies.flat().filter((method) => method === 'system_health').length
        },
        { timeout: 15_000 },
      )
      .toBe(2)
    expect(await reading).toEqual(hundred)
    adapter.destroy()
  })
})

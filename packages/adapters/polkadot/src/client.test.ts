import { isAppKitError } from '@latchkey/common'
import { createFakeClock, settle } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { type Answer, accountRecord, behave, genesis, sendJson, startRpcServer } from '../test/rpcServer.js'
import { createNetwork, setUp } from '../test/setUp.js'
import { readReply } from './rpc/readReply.js'

const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const hundred = { value: 100n, decimals: 12, symbol: 'UNIT' }
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (isAppKitError(error) ? error.code : 'untyped'),
  )

/** An adapter whose network has these URLs. */
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
  test('§5: the amount is what the account can dispose of, the coin is as the chain tells it', async () => {
    const server = await startRpcServer(
      behave({
        state_getStorage: accountRecord(2n ** 100n + 7n),
        system_properties: { tokenDecimals: 10, tokenSymbol: 'DOT' },
      }),
    )
    expect(await balanceFrom([server.url]).balance()).toEqual({ value: 2n ** 100n + 7n, decimals: 10, symbol: 'DOT' })
  })

  test.each([
    ['several coins: its own is the first', { tokenDecimals: [12, 6], tokenSymbol: ['ACA', 'AUSD'] }, 12, 'ACA'],
    ['nothing: what the network was described with', {}, 12, 'UNIT'],
    ['null', null, 12, 'UNIT'],
    ['nonsense', { tokenDecimals: '12', tokenSymbol: 7 }, 12, 'UNIT'],
    ['a number that cannot be', { tokenDecimals: 1e9, tokenSymbol: 'X\u202eY' }, 12, 'XY'],
  ])('a chain that tells of %s', async (_, properties, decimals, symbol) => {
    const server = await startRpcServer(behave({ system_properties: properties }))
    expect(await balanceFrom([server.url]).balance()).toEqual({ value: 100n, decimals, symbol })
  })

  test('an account the chain does not know has nothing; coin and genesis are asked once', async () => {
    const server = await startRpcServer(behave({ state_getStorage: null }))
    const { balance } = balanceFrom([server.url])
    expect((await balance()).value).toBe(0n)
    expect((await balance()).value).toBe(0n)
    expect(server.count('system_properties')).toBe(1)
    expect(server.count('chain_getBlockHash')).toBeLessThanOrEqual(2)
  })

  test('the key is the hashed one of the account, whatever network its address is written for', async () => {
    const server = await startRpcServer(behave())
    const { adapter } = balanceFrom([server.url])
    const network = createNetwork('a1', { rpcUrls: { default: { http: [server.url] } } })
    for (const address of [alice, 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'])
      await adapter.getBalance({ address, network })
    // As Substrate's documents give it for Alice.
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
  ])('R54: a record that is %s is RPC_BAD_RESPONSE', async (_, record) => {
    const server = await startRpcServer(behave({ state_getStorage: record }))
    expect(await code(balanceFrom([server.url]).balance())).toBe('RPC_BAD_RESPONSE')
  })

  test.each(['', '0x', 'alice', `${alice}x`])('%j is no address: INVALID_PARAMS', async (address) => {
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
      'the answer of another call',
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

  test.each(faults)('%s on the first of two: the second answers', async (_, fault) => {
    const [bad, good] = [await startRpcServer(fault), await startRpcServer(behave())]
    expect(await balanceFrom([bad.url, good.url]).balance()).toEqual(hundred)
  })

  test.each(faults)(
    '%s on all of them: typed, after three more tries',
    async (_, fault, expected) => {
      const server = await startRpcServer(fault)
      expect(await code(balanceFrom([server.url]).balance())).toBe(expected)
      expect(server.count('state_getStorage')).toBe(4)
    },
    15_000,
  )

  test('a server that comes back is asked again', async () => {
    let failures = 2
    const good = behave()
    const server = await startRpcServer((call, response) =>
      call.method === 'state_getStorage' && failures-- > 0 ? sendJson(response, {}, 503) : good(call, response),
    )
    expect(await balanceFrom([server.url]).balance()).toEqual(hundred)
  })

  test('R57: Retry-After is waited for, and not longer than a request may take', async () => {
    let asked = 0
    const good = behave()
    const server = await startRpcServer((call, response) =>
      asked++ < 1 ? sendJson(response, {}, 429, { 'Retry-After': '1' }) : good(call, response),
    )
    const start = performance.now()
    expect(await balanceFrom([server.url]).balance()).toEqual(hundred)
    expect(performance.now() - start).toBeGreaterThan(900)
  })

  test.each([400, 401, 404])('status %i holds: its server is asked once, another one goes on', async (status) => {
    let failures = 2
    const good = behave()
    const fails =
      (answer: Answer): Answer =>
      (call, response) =>
        call.method === 'state_getStorage' ? answer(call, response) : good(call, response)
    const closed = await startRpcServer(fails((_, response) => sendJson(response, {}, status)))
    const busy = await startRpcServer(
      fails((call, response) => (failures-- > 0 ? sendJson(response, {}, 503) : good(call, response))),
    )
    expect(await balanceFrom([busy.url, closed.url]).balance()).toEqual(hundred)
    expect([busy, closed].map(({ count }) => count('state_getStorage'))).toEqual([3, 1])
    await expect(balanceFrom([closed.url]).balance()).rejects.toThrow(`HTTP status code: ${status}`)
    expect(closed.count('state_getStorage')).toBe(2)
  })

  test('R57: of several the one that wants the least time is waited for, and none beyond the deadline', async () => {
    const later = (seconds: string): Answer => {
      return (_, response) => sendJson(response, {}, 429, { 'Retry-After': seconds })
    }
    let asked = 0
    const rested = await startRpcServer(later('3600'))
    const quick = await startRpcServer((call, response) =>
      asked++ < 2 ? sendJson(response, {}, 503) : behave()(call, response),
    )
    const start = performance.now()
    expect(await balanceFrom([quick.url, rested.url]).balance()).toEqual(hundred)
    expect(await code(balanceFrom([rested.url]).balance())).toBe('HTTP_STATUS')
    expect(performance.now() - start).toBeLessThan(1_500)
  })

  test('L1: nothing is sent any more when the time is over', async () => {
    const clock = createFakeClock()
    const sent: number[] = []
    const fetch = async (url: unknown) => {
      sent.push(clock.monotonic())
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

  test('a server that never answers is given up after ten seconds', async () => {
    const clock = createFakeClock()
    const server = await startRpcServer(() => undefined)
    const { balance } = balanceFrom([server.url], { clock })
    const asking = code(balance())
    await expect.poll(() => server.calls.length).toBeGreaterThan(0)
    await clock.advance(10_000)
    expect(await asking).toBe('HTTP_TIMEOUT')
  })

  test('an answer without end is refused', async () => {
    const server = await startRpcServer((call, response) => {
      if (call.method !== 'state_getStorage') return behave()(call, response)
      response.writeHead(200)
      const part = Buffer.alloc(1024 * 1024, 32)
      const more = () => response.write(part, (error) => error ?? setImmediate(more))
      more()
    })
    const other = await startRpcServer(behave())
    expect(await balanceFrom([server.url, other.url]).balance()).toEqual(hundred)
  })

  test('an abort settles it at once, and the end of the adapter too', async () => {
    const server = await startRpcServer(() => undefined)
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
  test('one that answers for another chain is never believed, and told of once', async () => {
    const wrong = await startRpcServer(
      behave({ chain_getBlockHash: `0x${'b2'.repeat(32)}`, state_getStorage: accountRecord(9n) }),
    )
    const right = await startRpcServer(behave())
    const { balance, context } = balanceFrom([wrong.url, right.url])
    expect(await balance()).toEqual(hundred)
    expect(await balance()).toEqual(hundred)
    expect(wrong.count('state_getStorage')).toBeLessThanOrEqual(1)
    expect(context.ports.logger.messages('warn')).toHaveLength(1)
  })

  test('alone it is RPC_WRONG_CHAIN; one that cannot say which it is is not believed either', async () => {
    const wrong = await startRpcServer(behave({ chain_getBlockHash: `0x${'b2'.repeat(32)}` }))
    expect(await code(balanceFrom([wrong.url]).balance())).toBe('RPC_WRONG_CHAIN')
    const mute = await startRpcServer(behave({ chain_getBlockHash: genesis.slice(0, 20) }))
    expect(await code(balanceFrom([mute.url]).balance())).toBe('RPC_WRONG_CHAIN')
  })
})

describe('URLs', () => {
  test('without an http(s) URL it is TRANSPORT_URL_MISSING', async () => {
    expect(await code(balanceFrom([]).balance())).toBe('TRANSPORT_URL_MISSING')
    expect(await code(balanceFrom(['wss://example.org', 'nonsense']).balance())).toBe('TRANSPORT_URL_MISSING')
  })

  test('user and password go in the header they stand for', async () => {
    let header: unknown
    const server = await startRpcServer(behave())
    const spied: typeof fetch = (input, init) => {
      header = new Headers(init?.headers).get('authorization')
      expect(String(input)).not.toContain('secret')
      return fetch(input, init)
    }
    const url = server.url.replace('http://', 'http://user:s%20ecret@')
    expect(await balanceFrom([url], { fetch: spied }).balance()).toEqual(hundred)
    expect(header).toBe(`Basic ${btoa('user:s ecret')}`)
  })

  test('an app’s own connection is used as it is', async () => {
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

test('L3: any body is read as a result, a refusal or a failure', () => {
  fc.assert(
    fc.property(fc.integer(), fc.jsonValue(), fc.integer({ min: 100, max: 599 }), (id, json, status) => {
      expect(['result', 'refused', 'failed']).toContain(readReply(status, json, id).type)
    }),
  )
  fc.assert(
    fc.property(anything, (make) => {
      const error = make()
      const json = JSON.parse(JSON.stringify({ id: 1, error: typeof error === 'string' ? error : { code: -32603 } }))
      expect(readReply(200, json, 1).type).not.toBe('result')
    }),
  )
})

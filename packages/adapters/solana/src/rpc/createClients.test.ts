import { codeOf, createFakeClock, createSkippableClock, settle } from '@latchkey/testing'
import { sendJson } from '@latchkey/testing/node'
import { describe, expect, test } from 'vitest'
import { createNetwork } from '../../test/networks.js'
import { adapterFor, behave, type Handler, onlyBalance, servers } from '../../test/rpcSetUp.js'
import { alice } from '../../test/scriptedWallet.js'

const hundred = { value: 100n, decimals: 9, symbol: 'SOL' }
const fail = (status: number, headers?: Readonly<Record<string, string>>): Handler =>
  onlyBalance((_, response) => sendJson(response, {}, status, headers))

describe('balances', () => {
  test('requests the native balance at commitment confirmed', async () => {
    const [node] = await servers(behave())
    expect(await adapterFor([node?.url ?? '']).balance()).toEqual(hundred)
    expect(node?.calls.find(({ method }) => method === 'getBalance')?.params).toEqual([
      alice.address,
      { commitment: 'confirmed' },
    ])
  })

  test('R51: keeps every digit of lamports above the safe integers', async () => {
    const [node] = await servers(
      onlyBalance(({ id }, response) =>
        response.end(`{"jsonrpc":"2.0","id":${id},"result":{"value":18446744073709551615}}`),
      ),
    )
    expect((await adapterFor([node?.url ?? '']).balance()).value).toBe(18_446_744_073_709_551_615n)
  })

  test.each([null, {}, { value: '1,5' }, { value: -1 }, { value: 1.5 }, { value: null }, 'text'])(
    'R51: rejects %j as a balance',
    async (result) => {
      const [node] = await servers(behave({ getBalance: result }))
      expect(await codeOf(adapterFor([node?.url ?? '']).balance())).toBe('RPC_BAD_RESPONSE')
    },
  )

  test('rejects an invalid address or a network of another namespace without a request', async () => {
    const [node] = await servers(behave())
    const { adapter, network } = adapterFor([node?.url ?? ''])
    expect(await codeOf(adapter.getBalance({ address: '0x1', network }))).toBe('INVALID_PARAMS')
    const other = { ...network, chainNamespace: 'eip155' } as const
    expect(await codeOf(adapter.getBalance({ address: alice.address, network: other }))).toBe('INVALID_PARAMS')
    expect(node?.calls).toEqual([])
  })

  test('a network without a URL gives TRANSPORT_URL_MISSING', async () => {
    expect(await codeOf(adapterFor(['wss://node.example']).balance())).toBe('TRANSPORT_URL_MISSING')
  })
})

describe('R55: a server of another chain', () => {
  const stranger = behave({ getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' })

  test('is ignored with one warning, and the request falls back to the next URL', async () => {
    const [wrong, right] = await servers(stranger, behave())
    const { balance, context } = adapterFor([wrong?.url ?? '', right?.url ?? ''])
    expect([await balance(), await balance()]).toEqual([hundred, hundred])
    expect(wrong?.count('getBalance')).toBe(1)
    expect(context.log.filter(({ level }) => level === 'warn')).toHaveLength(1)
  })

  test('is RPC_WRONG_CHAIN at once if there is no other URL', async () => {
    const [wrong] = await servers(stranger)
    const { balance } = adapterFor([wrong?.url ?? ''])
    expect([await codeOf(balance()), await codeOf(balance())]).toEqual(['RPC_WRONG_CHAIN', 'RPC_WRONG_CHAIN'])
    expect(wrong?.count('getBalance')).toBe(1)
  })

  test('requests the genesis hash until it is known, and trusts a server that does not return it', async () => {
    const [node, mute] = await servers(behave(), (call, response) =>
      call.method === 'getBalance' ? behave()(call, response) : sendJson(response, {}, 403),
    )
    for (const server of [node, mute]) {
      const { balance } = adapterFor([server?.url ?? ''])
      await balance()
      expect(await balance()).toEqual(hundred)
    }
    expect(node?.count('getGenesisHash')).toBe(1)
  })
})

describe('R57: retries', () => {
  test.each([403, 408, 413, 429, 500, 502, 503, 504])('retries three times after status %i', async (status) => {
    const [node] = await servers(fail(status, { 'Retry-After': '0' }))
    expect(await codeOf(adapterFor([node?.url ?? '']).balance())).toBe('HTTP_STATUS')
    expect(node?.count('getBalance')).toBe(4)
  })

  test.each([400, 401, 404, 410])('does not retry after status %i', async (status) => {
    const [node] = await servers(fail(status))
    expect(await codeOf(adapterFor([node?.url ?? '']).balance())).toBe('HTTP_STATUS')
    expect(node?.count('getBalance')).toBe(1)
  })

  test('R56: reports an error of the chain without a retry or fallback', async () => {
    const [first, second] = await servers(
      onlyBalance(({ id }, response) => sendJson(response, { id, error: { code: -32602, message: 'Invalid param' } })),
      behave(),
    )
    expect(await codeOf(adapterFor([first?.url ?? '', second?.url ?? '']).balance())).toBe('INVALID_PARAMS')
    expect([first?.count('getBalance'), second?.count('getBalance')]).toEqual([1, 0])
  })

  test('R54: falls back after a server that fails or returns malformed data', async () => {
    for (const bad of [fail(500), onlyBalance((_, response) => response.end('<html>'))]) {
      const [broken, node] = await servers(bad, behave())
      expect(await adapterFor([broken?.url ?? '', 'http://127.0.0.1:1/', node?.url ?? '']).balance()).toEqual(hundred)
      expect(broken?.count('getBalance')).toBe(1)
    }
  })

  test('retries a rate-limited request after the Retry-After of a JSON-RPC error response', async () => {
    let asked = 0
    const limited = { code: 429, message: 'Too many requests for a specific RPC call' }
    const [node] = await servers(
      onlyBalance((call, response) =>
        asked++ === 0
          ? sendJson(response, { id: call.id, error: limited }, 429, { 'Retry-After': '1' })
          : behave()(call, response),
      ),
    )
    const start = performance.now()
    expect(await adapterFor([node?.url ?? '']).balance()).toEqual(hundred)
    expect(performance.now() - start).toBeGreaterThan(950)
  })

  test('a long Retry-After of one server does not delay another, and permanent errors are not retried', async () => {
    const failing = (status: number, times: number, headers?: Readonly<Record<string, string>>) => {
      let left = times
      return onlyBalance((call, response) =>
        left-- > 0 ? sendJson(response, {}, status, headers) : behave()(call, response),
      )
    }
    const [quick, rested, closed] = await servers(
      failing(503, 2),
      failing(429, 99, { 'Retry-After': '3600' }),
      failing(401, 99),
    )
    const start = performance.now()
    const urls = [quick, rested, closed].map((server) => server?.url ?? '')
    expect(await adapterFor(urls).balance()).toEqual(hundred)
    expect(performance.now() - start).toBeLessThan(8_000)
    expect([quick, closed].map((server) => server?.count('getBalance'))).toEqual([3, 1])
  })

  test('a Retry-After beyond the timeout fails at once with the status', async () => {
    const [node] = await servers(fail(429, { 'Retry-After': '30' }))
    const start = performance.now()
    await expect(adapterFor([node?.url ?? '']).balance()).rejects.toThrow('HTTP status code: 429')
    expect(performance.now() - start).toBeLessThan(8_000)
    expect(node?.count('getBalance')).toBe(1)
  })

  test('delays grow, and retries end at the timeout', async () => {
    const clock = createFakeClock()
    const times: number[] = []
    const fetch = async () => {
      times.push(clock.monotonic())
      return new Response('{}', { status: 500 })
    }
    const { balance } = adapterFor(['https://node.example'], {}, { clock, fetch })
    const failed = codeOf(balance())
    for (let step = 0; step < 60; step++) {
      await settle(clock)
      await clock.advance(50)
    }
    expect(await failed).toBe('HTTP_STATUS')
    const tries = [...new Set(times)]
    expect(tries.map((time, index) => time - (tries[index - 1] ?? time))).toEqual([0, 150, 300, 600])
  })

  test('R57: times out after 10 s without a response', async () => {
    const clock = createFakeClock()
    const fetch = () => new Promise<Response>(() => undefined)
    const { balance } = adapterFor(['https://node.example'], {}, { clock, fetch })
    const failed = codeOf(balance())
    await settle(clock)
    await clock.advance(10_000)
    await settle(clock)
    expect(await failed).toBe('HTTP_TIMEOUT')
    expect(clock.timerCount()).toBe(0)
  })
})

describe('R45: an oversized response', () => {
  test('is rejected before it is read completely', async () => {
    const [node] = await servers(onlyBalance((_, response) => response.end('x'.repeat(3 * 1024 * 1024))))
    expect(await codeOf(adapterFor([node?.url ?? '']).balance())).toBe('HTTP_TOO_LARGE')
  })
})

describe('R58: identical concurrent reads', () => {
  test('share one request, and a failure is not cached', async () => {
    let isDown = true
    const [node] = await servers(
      onlyBalance((call, response) => (isDown ? sendJson(response, {}, 401) : behave()(call, response))),
    )
    const { balance } = adapterFor([node?.url ?? ''])
    expect(await Promise.all([codeOf(balance()), codeOf(balance())])).toEqual(['HTTP_STATUS', 'HTTP_STATUS'])
    expect(node?.count('getBalance')).toBe(1)
    isDown = false
    expect(await balance()).toEqual(hundred)
  })

  test('an abort of one caller does not abort the other’s', async () => {
    let answer: () => void = () => undefined
    const [node] = await servers(
      onlyBalance((call, response) => {
        answer = () => behave()(call, response)
      }),
    )
    const { balance } = adapterFor([node?.url ?? ''])
    const abort = new AbortController()
    const left = codeOf(balance(abort.signal))
    const stayed = balance()
    await expect.poll(() => node?.count('getBalance')).toBe(1)
    abort.abort()
    expect(await left).toBe('ABORTED')
    answer()
    expect(await stayed).toEqual(hundred)
  })
})

describe('L1: destroying the adapter', () => {
  test('settles pending requests, and sends no further request', async () => {
    const [node] = await servers(onlyBalance(() => undefined))
    const { adapter, balance } = adapterFor([node?.url ?? ''])
    const failed = codeOf(balance())
    await expect.poll(() => node?.count('getBalance')).toBe(1)
    adapter.destroy()
    expect(await failed).toBe('DESTROYED')
    expect(await codeOf(balance())).toBe('DESTROYED')
    expect(node?.count('getBalance')).toBe(1)
  })

  test('does not fall back to another server', async () => {
    const [first, second] = await servers(
      onlyBalance((_, response) => {
        sendJson(response, {}, 503)
        response.on('close', () => adapter.destroy())
      }),
      onlyBalance(() => undefined),
    )
    const clock = createSkippableClock()
    const { adapter, balance } = adapterFor([first?.url ?? '', second?.url ?? ''], {}, { clock })
    expect(await codeOf(balance())).toBe('DESTROYED')
    const asked = second?.calls.length
    clock.skip(60_000)
    expect(clock.timerCount()).toBe(0)
    expect([first?.count('getBalance'), second?.calls.length]).toEqual([1, asked])
  })
})

test('sends user and password of a URL only in the Authorization header', async () => {
  const headers: unknown[] = []
  const asked: string[] = []
  const fetch = async (url: unknown, init?: RequestInit) => {
    asked.push(String(url))
    headers.push(Reflect.get(init?.headers ?? {}, 'Authorization'))
    return new Response('{}', { status: 401 })
  }
  const network = createNetwork('x', ['https://me:s%20cret@node.example/rpc'])
  const { adapter } = adapterFor([], {}, { fetch })
  const error = await adapter.getBalance({ address: alice.address, network }).catch((reason: unknown) => reason)
  expect(headers).toContain(`Basic ${btoa('me:s cret')}`)
  expect(JSON.stringify([asked, String(error)])).not.toContain('cret')
})

/** Starts a node that accepts batches. `bodies` contains the methods of each HTTP request. */
function createBatchNode() {
  const bodies: (readonly string[])[] = []
  const results: Readonly<Record<string, unknown>> = {
    getGenesisHash: 'LatchkeyTestSo1anaChain111111111111111111111',
    getBalance: { value: 100 },
    getHealth: 'ok',
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
  test('requests of one task share a batch with the chain check, and later requests are sent alone', async () => {
    const { bodies, fetch } = createBatchNode()
    const { adapter, network, balance } = adapterFor(['https://node.example'], {}, { fetch })
    const other = adapter.getBalance({ address: '11111111111111111111111111111111', network })
    expect(await Promise.all([balance(), other])).toEqual([hundred, hundred])
    expect(bodies).toEqual([['getBalance', 'getBalance', 'getGenesisHash']])
    await balance()
    expect(bodies.at(-1)).toEqual(['getBalance'])
  })

  test('FI7: ranks several URLs while the network is in use', async () => {
    const clock = createFakeClock()
    const { bodies, fetch } = createBatchNode()
    const { balance } = adapterFor(['https://one.example', 'https://two.example'], {}, { clock, fetch })
    const reading = balance()
    await expect
      .poll(
        async () => {
          await settle(clock)
          await clock.advance(1)
          return bodies.flat().filter((method) => method === 'getHealth').length
        },
        { timeout: 15_000 },
      )
      .toBe(2)
    expect(await reading).toEqual(hundred)
  })
})

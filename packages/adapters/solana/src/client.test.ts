import { codeOf, createFakeClock, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createNetwork } from '../test/createContext.js'
import { adapterFor, behave, type Handler, onlyBalance, sendJson, servers } from '../test/rpcServer.js'
import { alice } from '../test/scriptedWallet.js'

const hundred = { value: 100n, decimals: 9, symbol: 'SOL' }
const fail = (status: number, headers?: Readonly<Record<string, string>>): Handler =>
  onlyBalance((_, response) => sendJson(response, {}, status, headers))

describe('balances', () => {
  test('the native balance is asked for the latest confirmed block', async () => {
    const [node] = await servers(behave())
    expect(await adapterFor([node?.url ?? '']).balance()).toEqual(hundred)
    expect(node?.calls.find(({ method }) => method === 'getBalance')?.params).toEqual([
      alice.address,
      { commitment: 'confirmed' },
    ])
  })

  test('R51: more lamports than a float is exact for keep every digit', async () => {
    const [node] = await servers(
      onlyBalance(({ id }, response) =>
        response.end(`{"jsonrpc":"2.0","id":${id},"result":{"value":18446744073709551615}}`),
      ),
    )
    expect((await adapterFor([node?.url ?? '']).balance()).value).toBe(18_446_744_073_709_551_615n)
  })

  test.each([null, {}, { value: '1,5' }, { value: -1 }, { value: 1.5 }, { value: null }, 'text'])(
    'R51: %j is no balance',
    async (result) => {
      const [node] = await servers(behave({ getBalance: result }))
      expect(await codeOf(adapterFor([node?.url ?? '']).balance())).toBe('RPC_BAD_RESPONSE')
    },
  )

  test('an address that is none, or a network of another kind, is not asked for', async () => {
    const [node] = await servers(behave())
    const { adapter, network } = adapterFor([node?.url ?? ''])
    expect(await codeOf(adapter.getBalance({ address: '0x1', network }))).toBe('INVALID_PARAMS')
    const other = { ...network, chainNamespace: 'eip155' } as const
    expect(await codeOf(adapter.getBalance({ address: alice.address, network: other }))).toBe('INVALID_PARAMS')
    expect(node?.calls).toEqual([])
  })

  test('a network without a URL is said so', async () => {
    expect(await codeOf(adapterFor(['wss://node.example']).balance())).toBe('TRANSPORT_URL_MISSING')
  })
})

describe('R55: a server of another chain', () => {
  const stranger = behave({ getGenesisHash: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d' })

  test('is not believed and not asked again, with one warning; the next URL is', async () => {
    const [wrong, right] = await servers(stranger, behave())
    const { balance, context } = adapterFor([wrong?.url ?? '', right?.url ?? ''])
    expect([await balance(), await balance()]).toEqual([hundred, hundred])
    expect(wrong?.count('getBalance')).toBe(1)
    expect(context.log.filter(({ level }) => level === 'warn')).toHaveLength(1)
  })

  test('alone gives RPC_WRONG_CHAIN at once', async () => {
    const [wrong] = await servers(stranger)
    const { balance } = adapterFor([wrong?.url ?? ''])
    expect([await codeOf(balance()), await codeOf(balance())]).toEqual(['RPC_WRONG_CHAIN', 'RPC_WRONG_CHAIN'])
    expect(wrong?.count('getBalance')).toBe(1)
  })

  test('the chain is asked until it is known, not after; a server that does not tell is taken as it is', async () => {
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

describe('R57: what another try may better', () => {
  test.each([403, 408, 413, 429, 500, 502, 503, 504])('status %i is tried four times in all', async (status) => {
    const [node] = await servers(fail(status, { 'Retry-After': '0' }))
    expect(await codeOf(adapterFor([node?.url ?? '']).balance())).toBe('HTTP_STATUS')
    expect(node?.count('getBalance')).toBe(4)
  })

  test.each([400, 401, 404, 410])('status %i is not', async (status) => {
    const [node] = await servers(fail(status))
    expect(await codeOf(adapterFor([node?.url ?? '']).balance())).toBe('HTTP_STATUS')
    expect(node?.count('getBalance')).toBe(1)
  })

  test('R56: what the chain refuses is told, not tried again or elsewhere', async () => {
    const [first, second] = await servers(
      onlyBalance(({ id }, response) => sendJson(response, { id, error: { code: -32602, message: 'Invalid param' } })),
      behave(),
    )
    expect(await codeOf(adapterFor([first?.url ?? '', second?.url ?? '']).balance())).toBe('INVALID_PARAMS')
    expect([first?.count('getBalance'), second?.count('getBalance')]).toEqual([1, 0])
  })

  test('R54: a server that fails, or answers nonsense, is passed over', async () => {
    for (const bad of [fail(500), onlyBalance((_, response) => response.end('<html>'))]) {
      const [broken, node] = await servers(bad, behave())
      expect(await adapterFor([broken?.url ?? '', 'http://127.0.0.1:1/', node?.url ?? '']).balance()).toEqual(hundred)
      expect(broken?.count('getBalance')).toBe(1)
    }
  })

  test('a node that says in its reply, too, that it has too many requests is asked again when it wants', async () => {
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

  test('one of several that wants more time than there is does not hold up another, and a final fault is not repeated', async () => {
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
    expect(performance.now() - start).toBeLessThan(1_500)
    expect([quick, closed].map((server) => server?.count('getBalance'))).toEqual([3, 1])
  })

  test('of a Retry-After beyond the deadline the status is told, and nobody waits', async () => {
    const [node] = await servers(fail(429, { 'Retry-After': '30' }))
    const start = performance.now()
    await expect(adapterFor([node?.url ?? '']).balance()).rejects.toThrow('HTTP status code: 429')
    expect(performance.now() - start).toBeLessThan(900)
    expect(node?.count('getBalance')).toBe(1)
  })

  test('pauses grow, and the whole ends after its time', async () => {
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

  test('R57: a server that does not answer is given up after 10 s', async () => {
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

describe('R45: what is too large', () => {
  test('is not read to its end', async () => {
    const [node] = await servers(onlyBalance((_, response) => response.end('x'.repeat(3 * 1024 * 1024))))
    expect(await codeOf(adapterFor([node?.url ?? '']).balance())).toBe('HTTP_TOO_LARGE')
  })
})

describe('R58: identical reads', () => {
  test('at once are one request; both settle, and a failure is not remembered', async () => {
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

  test('one caller who leaves does not end the other’s', async () => {
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

describe('L1: the end of the adapter', () => {
  test('what is under way settles, and nothing is asked afterwards', async () => {
    const [node] = await servers(onlyBalance(() => undefined))
    const { adapter, balance } = adapterFor([node?.url ?? ''])
    const failed = codeOf(balance())
    await expect.poll(() => node?.count('getBalance')).toBe(1)
    adapter.destroy()
    expect(await failed).toBe('DESTROYED')
    expect(await codeOf(balance())).toBe('DESTROYED')
    expect(node?.count('getBalance')).toBe(1)
  })

  test('a failure that comes with it leads to no other server', async () => {
    const [first, second] = await servers(
      onlyBalance((_, response) => {
        sendJson(response, {}, 503)
        response.on('close', () => adapter.destroy())
      }),
      onlyBalance(() => undefined),
    )
    const { adapter, balance } = adapterFor([first?.url ?? '', second?.url ?? ''])
    expect(await codeOf(balance())).toBe('DESTROYED')
    const asked = second?.calls.length
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect([first?.count('getBalance'), second?.calls.length]).toEqual([1, asked])
  })
})

test('user and password of a URL go in the header they stand for, and nowhere else', async () => {
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

import { setTimeout as wait } from 'node:timers/promises'
import type { Adapter } from '@latchkey/common'
import { afterAll, describe, expect, test } from 'vitest'
import { createContext, createNetwork } from '../test/createContext.js'
import { answerAs, behave, type Handler, type RpcServer, sendJson, startRpcServer } from '../test/rpcServer.js'
import { alice } from '../test/scriptedWallet.js'
import { createAdapter } from './createAdapter.js'
import type { Eip155AdapterOptions } from './options.js'

const code = (value: string) => expect.objectContaining({ code: value })
const ends: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ends.splice(0)) await end()
})

async function servers(...handlers: readonly Handler[]): Promise<readonly RpcServer[]> {
  const started = await Promise.all(handlers.map(startRpcServer))
  ends.push(...started.map(({ close }) => close))
  return started
}

function adapterFor(urls: readonly string[], options: Eip155AdapterOptions = {}, id = 1) {
  const network = createNetwork(id, urls)
  const context = createContext({ networks: [network] })
  const adapter: Adapter = createAdapter(context, options)
  ends.unshift(() => adapter.destroy())
  return {
    adapter,
    context,
    network,
    balance: (address = alice, signal?: AbortSignal) => adapter.getBalance({ address, network, signal }),
  }
}

const hundred = { value: 100n, decimals: 18, symbol: 'ETH' }

describe('reading', () => {
  test('a balance comes from the first URL; before it, nothing is asked', async () => {
    const [first, second] = await servers(behave(), behave())
    const { adapter, balance } = adapterFor([first?.url ?? '', second?.url ?? ''])
    await wait(50)
    expect(first?.requests).toEqual([])
    expect(second?.requests).toEqual([])
    expect(await balance()).toEqual(hundred)
    expect(adapter.isAddress(alice)).toBe(true)
    expect(first?.requests[0]?.map(({ method }) => method)).toEqual(['eth_getBalance', 'eth_chainId'])
  })

  test('reads within a tick go in one batch', async () => {
    const [server] = await servers(behave())
    const { balance } = adapterFor([server?.url ?? ''])
    await Promise.all([1, 2, 3].map((digit) => balance(`0x${String(digit).repeat(40)}`)))
    expect(server?.requests).toHaveLength(1)
    expect(server?.count('eth_getBalance')).toBe(3)
  })

  test('R58: two identical reads at once are one; both settle', async () => {
    const [server] = await servers(behave())
    const { balance } = adapterFor([server?.url ?? ''])
    expect(await Promise.all([balance(), balance()])).toEqual([hundred, hundred])
    expect(server?.count('eth_getBalance')).toBe(1)
  })

  test('R58: a failure is not remembered', async () => {
    let isBroken = true
    const [server] = await servers((calls, response, body) =>
      isBroken ? sendJson(response, {}, 400) : behave()(calls, response, body),
    )
    const { balance } = adapterFor([server?.url ?? ''])
    await expect(balance()).rejects.toThrow('HTTP status code: 400')
    isBroken = false
    expect(await balance()).toEqual(hundred)
  })

  test('two instances on one URL do not share a request', async () => {
    const [server] = await servers(behave())
    const [one, other] = [adapterFor([server?.url ?? '']), adapterFor([server?.url ?? ''])]
    await Promise.all([one.balance(), other.balance()])
    expect(server?.requests).toHaveLength(2)
  })

  test('without a URL: "No URL was provided to the Transport"', async () => {
    await expect(adapterFor([]).balance()).rejects.toThrow('No URL was provided to the Transport')
    await expect(adapterFor(['wss://example.org', 'javascript:1', 'https://']).balance()).rejects.toThrow(
      'No URL was provided to the Transport',
    )
  })

  test('user and password in a URL are sent as a header', async () => {
    const seen: unknown[] = []
    const [server] = await servers((calls, response, body) => {
      seen.push(response.req.headers.authorization)
      return behave()(calls, response, body)
    })
    expect(await adapterFor([server?.url.replace('http://', 'http://user:p%40ss@') ?? '']).balance()).toEqual(hundred)
    expect(seen).toEqual([`Basic ${btoa('user:p@ss')}`])
  })

  test("an app's own client is asked instead", async () => {
    const asked: unknown[] = []
    const { balance } = adapterFor([], {
      getClient: () => ({
        request: async (request) => {
          asked.push(request)
          return '0x5'
        },
      }),
    })
    expect((await balance()).value).toBe(5n)
    expect(asked).toEqual([{ method: 'eth_getBalance', params: [alice, 'latest'] }])
  })

  test('aborting settles at once; destroying ends what is open', async () => {
    const [server] = await servers(() => undefined)
    const { balance, adapter } = adapterFor([server?.url ?? ''])
    const end = new AbortController()
    const aborted = expect(balance(alice, end.signal)).rejects.toThrow(code('ABORTED'))
    const destroyed = expect(balance('0x1111111111111111111111111111111111111111')).rejects.toThrow(code('DESTROYED'))
    await wait(50)
    end.abort()
    await aborted
    adapter.destroy()
    await destroyed
    await expect(balance()).rejects.toThrow(code('DESTROYED'))
  })

  test('a server that knows no batches is asked one by one', async () => {
    const [server] = await servers((calls, response, body) =>
      Array.isArray(body)
        ? sendJson(response, { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'batch not supported' } }, 400)
        : behave()(calls, response, body),
    )
    const { balance } = adapterFor([server?.url ?? ''])
    expect(await balance()).toEqual(hundred)
    expect(await balance()).toEqual(hundred)
    expect(server?.requests.map(({ length }) => length)).toEqual([2, 1, 1, 1])
  })
})

describe('R54: answers that do not fit', () => {
  const bad: readonly (readonly [string, (id: unknown) => unknown])[] = [
    ['error and result', (id) => ({ id, result: '0x1', error: { code: 1, message: 'x' } })],
    ['neither', (id) => ({ id })],
    ['another id', () => ({ id: 'other', result: '0x1' })],
    ['HTML for a result', (id) => ({ id, result: '<html>' })],
    ['a quantity over 256 bits', (id) => ({ id, result: `0x1${'0'.repeat(75)}` })],
    ['a number', (id) => ({ id, result: 100 })],
    ['an error without a code', (id) => ({ id, error: { message: 'x' } })],
    ['null', () => null],
  ]

  test.concurrent.each(bad)('%s is RPC_BAD_RESPONSE; the next URL is asked', async (_, item) => {
    const misbehave: Handler = (calls, response) =>
      sendJson(
        response,
        calls.map((call) => (call.method === 'eth_getBalance' ? item(call.id) : answerAs(1)(call))),
      )
    const started = await Promise.all([misbehave, misbehave, behave()].map(startRpcServer))
    const [first, second, good] = started.map(({ url }) => url)
    const alone = adapterFor([first ?? ''])
    await expect(alone.balance()).rejects.toThrow(code('RPC_BAD_RESPONSE'))
    expect(await adapterFor([second ?? '', good ?? '']).balance()).toEqual(hundred)
    await Promise.all(started.map(({ close }) => close()))
  })

  const twoAddresses = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222']
  const amountOf = (address: unknown) => (address === twoAddresses[0] ? '0x1' : '0x2')
  const reply = (calls: Parameters<Handler>[0]) =>
    calls.map((call) =>
      call.method === 'eth_getBalance'
        ? { jsonrpc: '2.0', id: call.id, result: amountOf(call.params[0]) }
        : answerAs(1)(call),
    )

  test('a batch answered in another order, with strangers among it, is matched by id', async () => {
    const [server] = await servers((calls, response) =>
      sendJson(response, [{ id: 99, result: '0x63' }, ...reply(calls).reverse(), 'x']),
    )
    const { balance } = adapterFor([server?.url ?? ''])
    expect((await Promise.all(twoAddresses.map((address) => balance(address)))).map(({ value }) => value)).toEqual([
      1n,
      2n,
    ])
  })

  test('what a short batch leaves out rejects alone', async () => {
    const [server] = await servers((calls, response) =>
      sendJson(
        response,
        reply(calls).filter((_, index) => calls[index]?.params[0] !== twoAddresses[0]),
      ),
    )
    const { balance } = adapterFor([server?.url ?? ''])
    const [first, second] = await Promise.allSettled(twoAddresses.map((address) => balance(address)))
    expect(first).toMatchObject({ status: 'rejected', reason: { code: 'RPC_BAD_RESPONSE' } })
    expect(second).toMatchObject({ status: 'fulfilled', value: { value: 2n } })
  })

  test('an id answered twice is not believed', async () => {
    const [server] = await servers((calls, response) => sendJson(response, [...reply(calls), ...reply(calls)]))
    await expect(adapterFor([server?.url ?? '']).balance()).rejects.toThrow(code('RPC_BAD_RESPONSE'))
  })
})

describe('R55: an RPC of another chain', () => {
  test('is taken out of rotation with a warning, and never believed', async () => {
    const [wrong, right] = await servers(behave(5, { eth_getBalance: '0xffff' }), behave(1))
    const { balance, context } = adapterFor([wrong?.url ?? '', right?.url ?? ''])
    expect(await balance()).toEqual(hundred)
    expect(await balance()).toEqual(hundred)
    expect(wrong?.count('eth_getBalance')).toBe(1)
    expect(context.log.filter(({ level }) => level === 'warn')).toEqual([
      { level: 'warn', message: 'An RPC URL given for Chain 1 (chain 1) answers for chain 5. It is not used.' },
    ])
  })

  test('alone gives RPC_WRONG_CHAIN', async () => {
    const [wrong] = await servers(behave(5))
    await expect(adapterFor([wrong?.url ?? '']).balance()).rejects.toThrow('The RPC server belongs to another network.')
  })

  test('the chain is asked until it is known, not after', async () => {
    const [server] = await servers(behave())
    const { balance } = adapterFor([server?.url ?? ''])
    await balance()
    await balance()
    expect(server?.count('eth_chainId')).toBe(1)
  })
})

describe('R56: answers that hold for every URL', () => {
  test.each([
    [4001, 'USER_REJECTED'],
    [5000, 'USER_REJECTED'],
    [4200, 'METHOD_NOT_SUPPORTED'],
    [-32601, 'METHOD_NOT_SUPPORTED'],
    [-32004, 'METHOD_NOT_SUPPORTED'],
  ])('%i is not retried and not asked elsewhere: %s', async (reason, expected) => {
    const refuse: Handler = (calls, response) =>
      sendJson(
        response,
        calls.map(({ id, method }) =>
          method === 'eth_getBalance'
            ? { id, error: { code: reason, message: 'no' } }
            : answerAs(1)({ id, method, params: [] }),
        ),
      )
    const [first, second] = await servers(refuse, behave())
    await expect(adapterFor([first?.url ?? '', second?.url ?? '']).balance()).rejects.toThrow(code(expected))
    expect(first?.count('eth_getBalance')).toBe(1)
    expect(second?.count('eth_getBalance')).toBe(0)
  })
})

describe('R57: retries', () => {
  const failing = (status: number, headers: Readonly<Record<string, string>> = {}, times = 99): Handler => {
    let left = times
    return (calls, response, body) =>
      left-- > 0 ? sendJson(response, 'no', status, headers) : behave()(calls, response, body)
  }

  test.concurrent.each([403, 408, 413, 429, 500, 502, 503, 504])(
    'status %i is tried four times in all, 150, 300 and 600 ms apart',
    async (status) => {
      const times: number[] = []
      const server = await startRpcServer((calls, response, body) => {
        times.push(performance.now())
        return failing(status)(calls, response, body)
      })
      await expect(adapterFor([server.url]).balance()).rejects.toThrow(`HTTP status code: ${status}`)
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
      expect(gaps).toHaveLength(3)
      for (const [index, gap] of gaps.entries()) {
        expect(gap).toBeGreaterThan(150 * 2 ** index - 20)
        expect(gap).toBeLessThan(150 * 2 ** index + 400)
      }
      await server.close()
    },
  )

  test.concurrent.each([-1, -32603, -32005])('code %i is tried again', async (reason) => {
    let left = 1
    const server = await startRpcServer((calls, response, body) =>
      left-- > 0
        ? sendJson(
            response,
            calls.map(({ id }) => ({ id, error: { code: reason, message: 'x' } })),
          )
        : behave()(calls, response, body),
    )
    expect(await adapterFor([server.url]).balance()).toEqual(hundred)
    expect(server.count('eth_getBalance')).toBe(2)
    await server.close()
  })

  test.concurrent.each([400, 401, 404])('status %i is not', async (status) => {
    const server = await startRpcServer(failing(status))
    await expect(adapterFor([server.url]).balance()).rejects.toThrow(`HTTP status code: ${status}`)
    expect(server.count('eth_getBalance')).toBe(1)
    await server.close()
  })

  test.concurrent('Retry-After is waited for', async () => {
    const server = await startRpcServer(failing(429, { 'Retry-After': '1' }, 1))
    const start = performance.now()
    expect(await adapterFor([server.url]).balance()).toEqual(hundred)
    expect(performance.now() - start).toBeGreaterThan(950)
    await server.close()
  })

  test.concurrent.each(['-5', 'soon', 'Wed, 21 Oct 2015 07:28:00 GMT', '', '1e9'])(
    'a Retry-After of %j is waited for no longer than without one',
    async (value) => {
      const server = await startRpcServer(failing(503, { 'Retry-After': value }, 1))
      const start = performance.now()
      expect(await adapterFor([server.url]).balance()).toEqual(hundred)
      expect(performance.now() - start).toBeLessThan(900)
      await server.close()
    },
  )
})

describe('FI6: faults on one of three, two of three, all three URLs', () => {
  const faults: readonly (readonly [string, Handler, string])[] = [
    ['429', (_, response) => sendJson(response, 'no', 429), 'HTTP_STATUS'],
    ['500', (_, response) => sendJson(response, 'no', 500), 'HTTP_STATUS'],
    ['503', (_, response) => sendJson(response, 'no', 503), 'HTTP_STATUS'],
    ['a reset connection', (_, response) => void response.destroy(), 'RPC_FAILED'],
    ['garbage', (_, response) => void response.end('{"jsonrpc"'), 'RPC_BAD_RESPONSE'],
    [
      'HTML',
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html></html>'),
      'RPC_BAD_RESPONSE',
    ],
    ['nothing', (_, response) => void response.end(), 'RPC_BAD_RESPONSE'],
    [
      'half a body',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': '1000' })
        response.write('[{"id":')
        setTimeout(() => response.destroy(), 10)
      },
      'RPC_FAILED',
    ],
    [
      'an endless body',
      (_, response) => {
        response.writeHead(200)
        const drip = () => {
          if (!response.destroyed) response.write('x'.repeat(65_536), drip)
        }
        drip()
      },
      'HTTP_TOO_LARGE',
    ],
  ]

  test.concurrent.each(faults)(
    '%s',
    async (_, fault, expected) => {
      for (const broken of [1, 2, 3]) {
        const started = await Promise.all([0, 1, 2].map((index) => startRpcServer(index < broken ? fault : behave())))
        const { balance, adapter } = adapterFor(started.map(({ url }) => url))
        const start = performance.now()
        if (broken < 3) expect(await balance()).toEqual(hundred)
        else await expect(balance()).rejects.toThrow(code(expected))
        expect(performance.now() - start).toBeLessThan(10_000)
        // In order: each broken one was asked before the next.
        for (let index = 0; index < Math.min(broken, 2); index++)
          expect(started[index]?.count('eth_getBalance')).toBeGreaterThan(0)
        if (broken === 1) expect(started[2]?.count('eth_getBalance')).toBe(0)
        adapter.destroy()
        await Promise.all(started.map(({ close }) => close()))
      }
    },
    30_000,
  )

  test.concurrent('a URL that never answers is given up after 10 s, and the next one asked', async () => {
    const [stuck, good] = await Promise.all([startRpcServer(() => undefined), startRpcServer(behave())])
    const { balance, adapter } = adapterFor([stuck.url, good.url])
    const start = performance.now()
    expect(await balance()).toEqual(hundred)
    expect(performance.now() - start).toBeLessThan(11_000)
    adapter.destroy()
    await Promise.all([stuck.close(), good.close()])
  }, 15_000)

  test.concurrent('a URL that sends its answer drop by drop is given up after 10 s', async () => {
    const drip = await startRpcServer((_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write(' '), 500)
      response.on('close', () => clearInterval(timer))
    })
    const { balance, adapter } = adapterFor([drip.url])
    const start = performance.now()
    await expect(balance()).rejects.toThrow(code('HTTP_TIMEOUT'))
    expect(performance.now() - start).toBeLessThan(11_000)
    adapter.destroy()
    await drip.close()
  }, 15_000)
})

describe('FI7: ranking', () => {
  test.concurrent('a slow first URL is ranked below a quick one; probes stop at destroy', async () => {
    const slow = await startRpcServer(async (calls, response, body) => {
      await wait(700)
      return behave()(calls, response, body)
    })
    const quick = await startRpcServer(behave())
    const { balance, adapter } = adapterFor([slow.url, quick.url])
    await balance()
    expect(slow.count('eth_getBalance')).toBe(1)
    await wait(1_000)
    expect(slow.count('net_listening')).toBe(1)
    const start = performance.now()
    await balance()
    expect(performance.now() - start).toBeLessThan(500)
    expect(quick.count('eth_getBalance')).toBe(1)
    adapter.destroy()
    const probes = quick.count('net_listening')
    await wait(5_000)
    expect(quick.count('net_listening')).toBe(probes)
    await Promise.all([slow.close(), quick.close()])
  }, 15_000)

  test.concurrent('a single URL is never probed', async () => {
    const server = await startRpcServer(behave())
    await adapterFor([server.url]).balance()
    await wait(300)
    expect(server.count('net_listening')).toBe(0)
    await server.close()
  })
})

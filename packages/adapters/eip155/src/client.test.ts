import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { answerAs, behave, type Handler, sendJson } from '../test/rpcServer.js'
import { adapterFor, endRpc, hundred, servers } from '../test/rpcSetUp.js'
import { alice } from '../test/scriptedWallet.js'

afterAll(endRpc)

const code = (value: string) => expect.objectContaining({ code: value })

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

  test('R158: a page whose library gives lists a toJSON reads balances all the same', async () => {
    const [server] = await servers(behave())
    const { balance } = adapterFor([server?.url ?? ''])
    // The server of this test writes lists too: they stay as they are.
    const toJSON = function (this: readonly unknown[]) {
      return this.some((entry) => typeof entry === 'string' || (entry && Object.hasOwn(entry, 'method'))) ? 'x' : this
    }
    Object.defineProperty(Array.prototype, 'toJSON', { value: toJSON, configurable: true })
    try {
      expect(JSON.stringify([alice])).toBe('"x"')
      expect(await balance()).toEqual(hundred)
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON')
    }
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

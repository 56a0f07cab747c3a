import { type RpcHandler, sendJson } from '@latchkey/testing/node'
import { afterAll, describe, expect, test } from 'vitest'
import { answerAs, behave } from '../../test/behave.js'
import { adapterFor, endRpc, hundred, servers } from '../../test/rpcSetUp.js'
import { alice } from '../../test/scriptedWallet.js'

afterAll(endRpc)

const code = (value: string) => expect.objectContaining({ code: value })

describe('reads', () => {
  test('reads a balance from the first URL, without an earlier request', async () => {
    const [first, second] = await servers(behave(), behave())
    const { adapter, balance } = adapterFor([first?.url ?? '', second?.url ?? ''])
    expect(await balance()).toEqual(hundred)
    expect(first?.requests).toHaveLength(1)
    expect(second?.requests).toEqual([])
    expect(adapter.isAddress(alice)).toBe(true)
    expect(first?.requests[0]?.map(({ method }) => method)).toEqual(['eth_getBalance', 'eth_chainId'])
  })

  test('R158: reads balances on a page whose library adds toJSON to lists', async () => {
    const [server] = await servers(behave())
    const { balance } = adapterFor([server?.url ?? ''])
    // The test server encodes lists with the same toJSON, so this one returns them unchanged.
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

  test('sends reads of one tick in one batch', async () => {
    const [server] = await servers(behave())
    const { balance } = adapterFor([server?.url ?? ''])
    await Promise.all([1, 2, 3].map((digit) => balance(`0x${String(digit).repeat(40)}`)))
    expect(server?.requests).toHaveLength(1)
    expect(server?.count('eth_getBalance')).toBe(3)
  })

  test('two instances do not share a request to the same URL', async () => {
    const [server] = await servers(behave())
    const [one, other] = [adapterFor([server?.url ?? '']), adapterFor([server?.url ?? ''])]
    await Promise.all([one.balance(), other.balance()])
    expect(server?.requests).toHaveLength(2)
  })

  test("uses the app's own client", async () => {
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
})

describe('R56: errors that no other URL can avoid', () => {
  test.each([4001, 5000, 4200, -32601, -32004])('does not retry or fall back after %i', async (reason) => {
    const refuse: RpcHandler = (calls, response) =>
      sendJson(
        response,
        calls.map(({ id, method }) =>
          method === 'eth_getBalance'
            ? { id, error: { code: reason, message: 'no' } }
            : answerAs(1)({ id, method, params: [] }),
        ),
      )
    const [first, second] = await servers(refuse, behave())
    await expect(adapterFor([first?.url ?? '', second?.url ?? '']).balance()).rejects.toThrow(code('RPC_FAILED'))
    expect(first?.count('eth_getBalance')).toBe(1)
    expect(second?.count('eth_getBalance')).toBe(0)
  })
})

import { type RpcHandler, sendJson, startRpcServer } from '@latchkey/testing/node'
import { afterAll, describe, expect, test } from 'vitest'
import { answerAs, behave } from '../../test/behave.js'

import { adapterFor, endRpc, hundred, servers } from '../../test/rpcSetUp.js'

afterAll(endRpc)

const code = (value: string) => expect.objectContaining({ code: value })

describe('R54: malformed responses', () => {
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

  test.concurrent.each(bad)('%s is RPC_BAD_RESPONSE, and falls back to the next URL', async (_, item) => {
    const misbehave: RpcHandler = (calls, response) =>
      sendJson(
        response,
        calls.map((call) => (call.method === 'eth_getBalance' ? item(call.id) : answerAs(1)(call))),
      )
    const started = await Promise.all([misbehave, misbehave, behave()].map((handler) => startRpcServer(handler)))
    const [first, second, good] = started.map(({ url }) => url)
    const alone = adapterFor([first ?? ''])
    await expect(alone.balance()).rejects.toThrow(code('RPC_BAD_RESPONSE'))
    expect(await adapterFor([second ?? '', good ?? '']).balance()).toEqual(hundred)
    await Promise.all(started.map(({ close }) => close()))
  })

  const twoAddresses = ['0x1111111111111111111111111111111111111111', '0x2222222222222222222222222222222222222222']
  const amountOf = (address: unknown) => (address === twoAddresses[0] ? '0x1' : '0x2')
  const reply = (calls: Parameters<RpcHandler>[0]) =>
    calls.map((call) =>
      call.method === 'eth_getBalance'
        ? { jsonrpc: '2.0', id: call.id, result: amountOf(call.params[0]) }
        : answerAs(1)(call),
    )

  test('matches a reordered batch with foreign entries by id', async () => {
    const [server] = await servers((calls, response) =>
      sendJson(response, [{ id: 99, result: '0x63' }, ...reply(calls).reverse(), 'x']),
    )
    const { balance } = adapterFor([server?.url ?? ''])
    expect((await Promise.all(twoAddresses.map((address) => balance(address)))).map(({ value }) => value)).toEqual([
      1n,
      2n,
    ])
  })

  test('rejects only the requests that a short batch omits', async () => {
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

  test('rejects two responses with the same id', async () => {
    const [server] = await servers((calls, response) => sendJson(response, [...reply(calls), ...reply(calls)]))
    await expect(adapterFor([server?.url ?? '']).balance()).rejects.toThrow(code('RPC_BAD_RESPONSE'))
  })
})

describe('R55: an RPC of another chain', () => {
  test('is ignored with a warning', async () => {
    const [wrong, right] = await servers(behave(5, { eth_getBalance: '0xffff' }), behave(1))
    const { balance, context } = adapterFor([wrong?.url ?? '', right?.url ?? ''])
    expect(await balance()).toEqual(hundred)
    expect(await balance()).toEqual(hundred)
    expect(wrong?.count('eth_getBalance')).toBe(1)
    expect(context.log.filter(({ level }) => level === 'warn')).toMatchObject([
      {
        level: 'warn',
        message: 'An RPC URL given for Chain 1 answers for another chain (eth_chainId: 0x5). It is not used.',
      },
    ])
  })

  test('is RPC_WRONG_CHAIN if there is no other URL', async () => {
    const [wrong] = await servers(behave(5))
    await expect(adapterFor([wrong?.url ?? '']).balance()).rejects.toThrow('The RPC server belongs to another network.')
  })

  test('requests the chain id until it is known', async () => {
    const [server] = await servers(behave())
    const { balance } = adapterFor([server?.url ?? ''])
    await balance()
    await balance()
    expect(server?.count('eth_chainId')).toBe(1)
  })
})

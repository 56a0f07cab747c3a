import { codeOf, createFakeClock, settle } from '@latchkey/testing'
import { sendJson } from '@latchkey/testing/node'
import { describe, expect, test } from 'vitest'
import { adapterFor, behave, genesis, onlyBalance, servers } from '../../test/rpcSetUp.js'
import { alice } from '../../test/scriptedWallet.js'

const hundred = { value: 100n, decimals: 9, symbol: 'SOL' }

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
})

test('R55: trusts a server that does not return its genesis hash', async () => {
  const [mute] = await servers((call, response) =>
    call.method === 'getBalance' ? behave()(call, response) : sendJson(response, {}, 403),
  )
  const { balance } = adapterFor([mute?.url ?? ''])
  expect([await balance(), await balance()]).toEqual([hundred, hundred])
})

test('R56: reports an error of the chain without a retry or fallback', async () => {
  const [first, second] = await servers(
    onlyBalance(({ id }, response) => sendJson(response, { id, error: { code: -32602, message: 'Invalid param' } })),
    behave(),
  )
  expect(await codeOf(adapterFor([first?.url ?? '', second?.url ?? '']).balance())).toBe('INVALID_PARAMS')
  expect([first?.count('getBalance'), second?.count('getBalance')]).toEqual([1, 0])
})

test('R382: finds a transaction that only the second server knows', async () => {
  const [behind, current] = await servers(
    behave({ getSignatureStatuses: { context: { slot: 1 }, value: [null] } }),
    behave({ getSignatureStatuses: { context: { slot: 9 }, value: [{ confirmationStatus: 'confirmed' }] } }),
  )
  const { adapter, network } = adapterFor([behind?.url ?? '', current?.url ?? ''])
  const look = async () => adapter.isTransactionIncluded?.({ id: '5'.repeat(88), network })
  expect([await look(), await look(), await look()]).toEqual([false, true, true])
})

test('R57: retries a rate-limited request after the Retry-After of a JSON-RPC error response', async () => {
  const clock = createFakeClock()
  const times: number[] = []
  const fetch = async (_: unknown, init?: RequestInit) => {
    const body: { readonly id: number; readonly method: string } = JSON.parse(String(init?.body))
    // Like a server without batches: the adapter then sends each request alone.
    if (Array.isArray(body)) return Response.json({ id: null, error: { code: -32600, message: 'no batches' } })
    if (body.method !== 'getBalance') return Response.json({ id: body.id, result: genesis })
    times.push(clock.monotonic())
    if (times.length > 1) return Response.json({ id: body.id, result: { value: 100 } })
    const error = { code: 429, message: 'Too many requests for a specific RPC call' }
    return Response.json({ id: body.id, error }, { status: 429, headers: { 'Retry-After': '1' } })
  }
  const reading = adapterFor(['https://node.example'], {}, { clock, fetch }).balance()
  const countRequests = async () => {
    await settle(clock)
    return times.length
  }
  await expect.poll(countRequests).toBe(1)
  await clock.advance(1_000)
  expect(await reading).toEqual(hundred)
  expect(times).toEqual([0, 1_000])
})

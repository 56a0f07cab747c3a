import type { Adapter, Network } from '@latchkey/common'
import { codeOf, createAdapterContext, createFakeClock } from '@latchkey/testing'
import { type LocalChains, type LocalSolana, startLocalChains, startLocalSolana } from '@latchkey/testing/node'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { networksOf } from '../../test/thinSession.fixture.js'
import { createUniversalAdapter } from './createUniversalAdapter.js'

let evm: LocalChains
let solana: LocalSolana
beforeAll(async () => {
  ;[evm, solana] = await Promise.all([startLocalChains(), startLocalSolana()])
}, 60_000)
afterAll(() => Promise.all([evm?.stop(), solana?.stop()]))

async function createAdapter(namespace: Network['chainNamespace']) {
  const asked: string[] = []
  const context = createAdapterContext({
    networks: [],
    fetch: async (input, init) => {
      asked.push(`${input} ${JSON.parse(String(init?.body)).method}`)
      return fetch(input, init)
    },
  })
  const adapter: Adapter = await createUniversalAdapter(namespace).create(context)
  onTestFinished(() => adapter.destroy())
  return { adapter, asked, log: context.log }
}

const at = (network: Network, ...http: readonly string[]): Network => ({ ...network, rpcUrls: { default: { http } } })

test("R141b: reads the balance of an EVM account from the network's RPC URLs, and their chain id once", async () => {
  const { adapter, asked } = await createAdapter('eip155')
  const { network, rpcUrl } = evm.local
  const address = evm.accounts[3]?.address ?? ''
  const expected = BigInt(String(await evm.local.request('eth_getBalance', [address, 'latest'])))
  const balance = { value: expected, decimals: 18, symbol: network.nativeCurrency.symbol }
  expect(expected).toBeGreaterThan(0n)
  expect(await adapter.getBalance({ address, network: at(network, rpcUrl) })).toEqual(balance)
  expect(await adapter.getBalance({ address, network: at(network, rpcUrl) })).toEqual(balance)
  expect(asked.map((line) => line.split(' ')[1])).toEqual(['eth_getBalance', 'eth_chainId', 'eth_getBalance'])
})

test("R141b: reads the balance of a Solana account from the network's RPC URLs", async () => {
  const { adapter, asked } = await createAdapter('solana')
  const { network, rpcUrl } = solana
  const address = solana.accounts[2]?.address ?? ''
  expect(await adapter.getBalance({ address, network: at(network, rpcUrl) })).toEqual({
    value: await solana.balanceOf(address),
    decimals: network.nativeCurrency.decimals,
    symbol: network.nativeCurrency.symbol,
  })
  expect(asked.map((line) => line.split(' ')[1])).toEqual(['getBalance', 'getGenesisHash'])
})

test('R55: skips a URL of another chain, also later', async () => {
  for (const [namespace, wrong, right, address] of [
    ['eip155', evm.second, evm.local, evm.accounts[0]?.address ?? ''],
    ['solana', solana.second, solana, solana.accounts[0]?.address ?? ''],
  ] as const) {
    const { adapter, asked } = await createAdapter(namespace)
    const network = at(right.network, wrong.rpcUrl, right.rpcUrl)
    await adapter.getBalance({ address, network })
    const before = asked.length
    await adapter.getBalance({ address, network })
    expect(asked.slice(before).filter((line) => line.startsWith(wrong.rpcUrl))).toEqual([])
    expect(await codeOf(adapter.getBalance({ address, network: at(right.network, wrong.rpcUrl) }))).toBe(
      'RPC_WRONG_CHAIN',
    )
  }
})

test('R141b: sends no request without a usable URL, with an invalid address, or after an abort', async () => {
  const { adapter, asked } = await createAdapter('eip155')
  const address = evm.accounts[0]?.address ?? ''
  const { network } = evm.local
  expect(await codeOf(adapter.getBalance({ address, network: at(network) }))).toBe('TRANSPORT_URL_MISSING')
  expect(await codeOf(adapter.getBalance({ address: 'x', network }))).toBe('INVALID_PARAMS')
  expect(await codeOf(adapter.getBalance({ address, network, signal: AbortSignal.abort() }))).toBe('ABORTED')
  adapter.destroy()
  expect(await codeOf(adapter.getBalance({ address, network }))).toBe('DESTROYED')
  expect(asked).toEqual([])
})

test.each([
  ['eip155', '0x'],
  ['eip155', '-1'],
  ['eip155', 7],
  ['solana', { value: -1 }],
  ['solana', { value: 1.5 }],
  ['solana', 'x'],
] as const)('R141b: %s: rejects %j as a balance', async (namespace, result) => {
  const clock = createFakeClock()
  const context = createAdapterContext({
    clock,
    networks: [],
    fetch: async (_, init) => {
      const { id, method } = JSON.parse(String(init?.body))
      const isBalance = method.endsWith('alance')
      return Response.json(isBalance ? { jsonrpc: '2.0', id, result } : { jsonrpc: '2.0', id, error: { code: -32601 } })
    },
  })
  const adapter = await createUniversalAdapter(namespace).create(context)
  const address = namespace === 'eip155' ? (evm.accounts[0]?.address ?? '') : (solana.accounts[0]?.address ?? '')
  const network = at(namespace === 'eip155' ? evm.local.network : solana.network, 'https://rpc.example')
  const reading = codeOf(adapter.getBalance({ address, network }))
  await clock.advance(60_000)
  expect(await reading).toBe('RPC_BAD_RESPONSE')
  adapter.destroy()
})

test.each(['polkadot', 'bip122'] as const)('R141b: %s: the balance is unavailable', async (namespace) => {
  const { adapter, asked } = await createAdapter(namespace)
  const [network] = networksOf(namespace)
  if (!network) return expect.unreachable()
  await expect(
    adapter.getBalance({ address: 'any', network: at(network, 'https://rpc.example') }),
  ).rejects.toMatchObject({ code: 'BALANCE_UNAVAILABLE', shortMessage: 'Token Balance Unavailable' })
  expect(asked).toEqual([])
})

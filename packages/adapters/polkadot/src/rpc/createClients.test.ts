import { matchReplies } from '@latchkey/adapter-kit'
import { isAppKitError } from '@latchkey/common'
import { createAdapterContext } from '@latchkey/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { createNetwork, setUp } from '../../test/setUp.js'
import { accountRecord, behave, genesis, startNode } from '../../test/startNode.js'
import { createClients } from './createClients.js'
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
    balance: () => adapter.getBalance({ address: alice, network }),
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
  ])('reads symbol and decimals from %s', async (_, properties, decimals, symbol) => {
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
  ])('R54: rejects %s as an account record with RPC_BAD_RESPONSE', async (_, record) => {
    const server = await startNode(behave({ state_getStorage: record }))
    expect(await code(balanceFrom([server.url]).balance())).toBe('RPC_BAD_RESPONSE')
  })

  test.each(['', '0x', 'alice', `${alice}x`])('rejects %j as an address with INVALID_PARAMS', async (address) => {
    const { adapter } = balanceFrom([])
    expect(await code(adapter.getBalance({ address, network: createNetwork('a1') }))).toBe('INVALID_PARAMS')
  })
})

test('R55: rejects with RPC_WRONG_CHAIN if the genesis hash of the only server is malformed', async () => {
  const mute = await startNode(behave({ chain_getBlockHash: genesis.slice(0, 20) }))
  expect(await code(balanceFrom([mute.url]).balance())).toBe('RPC_WRONG_CHAIN')
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

test('R280: asks the next server for a block that a server does not know', async () => {
  const block = { block: { header: { number: '0x1' }, extrinsics: [] } }
  const [behind, ahead] = await Promise.all([
    startNode(behave({ chain_getBlock: null })),
    startNode(behave({ chain_getBlock: block })),
  ])
  const network = createNetwork('a1', { rpcUrls: { default: { http: [behind.url, ahead.url] } } })
  const lifetime = new AbortController()
  const clients = createClients({
    ...createAdapterContext({ networks: [network] }),
    lifetime: lifetime.signal,
    options: {},
  })
  const request = { method: 'chain_getBlock', params: [genesis] }
  expect(await clients.request(network, request)).toEqual(block)
  expect(behind.count('chain_getBlock')).toBe(1)
  lifetime.abort()
})

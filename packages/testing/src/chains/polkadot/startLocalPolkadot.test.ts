import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalPolkadot, startLocalPolkadot } from './startLocalPolkadot.js'

let chain: LocalPolkadot
beforeAll(async () => {
  chain = await startLocalPolkadot()
}, 60_000)
afterAll(() => chain?.stop())

describe('local Polkadot chains', () => {
  test('the development accounts have their documented addresses and 10 000 units on each chain', async () => {
    expect(chain.accounts.slice(0, 2).map(({ address }) => address)).toEqual([
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
      '5FHneW46xGXgs5mUiveU4sbTyGBzmstUspZC92UhjJM694ty',
    ])
    expect(chain.accounts.find(({ name }) => name === 'Alice Ed')?.address).toBe(
      '5FA9nQDVg267DEd8m1ZypXLBnvN7SFxYwV7ndqSYGiN9TTpu',
    )
    expect(chain.accounts.find(({ name }) => name === 'Alice Ecdsa')?.address).toBe(
      '5C7C2Z5sWbytvHpuLTvzKunnnRwQxft1jiqrLD5rhucQ5S9X',
    )
    for (const { address } of chain.accounts) {
      expect(await chain.balanceOf(address)).toBe(10_000n * 10n ** 12n)
      expect(await chain.second.balanceOf(address)).toBe(10_000n * 10n ** 10n)
    }
  })
  test('each chain has its own genesis hash, coin and prefix', async () => {
    expect(await chain.request('chain_getBlockHash', [0])).toBe(chain.genesisHash)
    expect(await chain.second.request('chain_getBlockHash', [0])).toBe(chain.second.genesisHash)
    expect(await chain.second.request('system_properties')).toEqual({
      ss58Format: 0,
      tokenDecimals: 10,
      tokenSymbol: 'SEC',
    })
  })

  test('the faucet changes only the balance of the address', async () => {
    const [alice] = chain.accounts
    const before = await chain.balanceOf(alice?.address ?? '')
    const index = await chain.request('system_accountNextIndex', [alice?.address])
    await chain.fund(alice?.address ?? '', 5n)
    expect(await chain.balanceOf(alice?.address ?? '')).toBe(before + 5n)
    expect(await chain.request('system_accountNextIndex', [alice?.address])).toBe(index)
    const nobody = '5C4hrfjw9DjXZTzV3MwzrrAr9P1MJhSrvWGWqi1eSuyUpnhM'
    await chain.second.fund(nobody, 7n)
    expect([await chain.second.balanceOf(nobody), await chain.balanceOf(nobody)]).toEqual([7n, 0n])
  })

  test('allows any origin, handles batches, and returns an error for an unknown method', async () => {
    const calls = ['system_chain', 'system_nonsense'].map((method, id) => ({ jsonrpc: '2.0', id, method }))
    const response = await fetch(chain.rpcUrl, { method: 'POST', body: JSON.stringify(calls) })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toEqual([
      { jsonrpc: '2.0', id: 0, result: 'Local Polkadot' },
      { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } },
    ])
    const asked = await fetch(chain.rpcUrl, { method: 'OPTIONS' })
    expect(asked.headers.get('access-control-allow-methods')).toBe('POST')
    const nowhere = await fetch(`${chain.rpcUrl}/nowhere`, { method: 'POST', body: JSON.stringify(calls[0]) })
    expect(await nowhere.json()).toHaveProperty('error')
  })

  test('notifies WebSocket subscribers of new blocks', async () => {
    const socket = new WebSocket(chain.wsUrl)
    const heads = new Promise((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const { method } = JSON.parse(String(data))
        if (method === 'chain_newHead') resolve(method)
      })
    })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'chain_subscribeNewHeads', params: [] }))
    await chain.request('dev_newBlock', [{}])
    expect(await heads).toBe('chain_newHead')
    socket.close()
  })

  test('settle rejects for an unknown transaction', async () => {
    await expect(chain.settle(`0x${'00'.repeat(32)}`, 200)).rejects.toThrow('is in no block')
  })
})

test('reports a port in use with the reason, and stopping ends the chains', async () => {
  const port = Number(new URL(chain.rpcUrl).port)
  await expect(startLocalPolkadot({ port })).rejects.toThrow(/EADDRINUSE/)
  expect(await chain.request('system_chain')).toBe('Local Polkadot')
  // The last test of this file, because it stops the chains.
  await chain.stop()
  await expect(chain.request('system_chain')).rejects.toThrow()
}, 60_000)

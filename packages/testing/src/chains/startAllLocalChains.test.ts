import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { rpcRequest } from '../rpc/rpcRequest.js'
import { startAllLocalChains } from './startAllLocalChains.js'

test('runs the chains of all four namespaces side by side and stops them together', async () => {
  const chains = await startAllLocalChains()
  const { evm, solana, polkadot, bitcoin } = chains
  expect(chains.networks.map(({ chainNamespace }) => chainNamespace)).toEqual([
    ...['eip155', 'eip155', 'eip155'],
    ...['solana', 'solana', 'polkadot', 'polkadot', 'bip122', 'bip122'],
  ])
  expect(new Set(chains.networks.map(({ caipNetworkId }) => caipNetworkId)).size).toBe(9)
  expect(await evm.local.request('eth_chainId')).toBe('0x7a69')
  expect(await solana.balanceOf(solana.accounts[0]?.address ?? '')).toBeGreaterThan(0n)
  expect(await polkadot.balanceOf(polkadot.accounts[0]?.address ?? '')).toBeGreaterThan(0n)
  await bitcoin.mine()
  await chains.stop()
  for (const { rpcUrl } of [evm.local, solana, polkadot, bitcoin])
    await expect(rpcRequest(rpcUrl, 'any', [])).rejects.toThrow()
}, 120_000)

test('if one namespace fails to start, stops the others and reports the reason', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const port = typeof address === 'object' && address ? address.port : 0
  // Polkadot fails here because it is the slowest to start. Otherwise the test would wait for it.
  const starting = startAllLocalChains({ polkadot: { port } })
  await expect(starting).rejects.toThrow(/A local chain did not start/)
  taken.close()
}, 120_000)

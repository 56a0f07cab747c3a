import { expect, test } from 'vitest'
import { rpcRequest } from '../rpc/rpcRequest.js'
import { startAllLocalChains } from './startAllLocalChains.js'

test('the chains of all four namespaces run side by side, and stop together', async () => {
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
}, 60_000)

test('when one does not start, the others are stopped and the reason is told', async () => {
  const first = await startAllLocalChains({ evm: { ports: { local: 0 } } })
  const port = Number(new URL(first.solana.rpcUrl).port)
  await expect(startAllLocalChains({ solana: { ports: { local: port } } })).rejects.toThrow(/did not start/)
  await first.stop()
}, 60_000)

import { settle } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { connectAll, createFourChains, fourNamespaces, idOf } from '../../test/fourChains.js'
import { base, mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'

const key = '@latchkey/active-network'

/** Two wallets, each connected in its own namespace. The Solana one connected last, so its namespace is active. */
async function createTwo() {
  const evm = createScriptedWallet({ id: 'evm', answers: 'approve' })
  const sol = createScriptedWallet({ id: 'sol', chain: 'solana', answers: 'approve' })
  const adapters = [createScriptedAdapter([evm]), createScriptedAdapter([sol], 'solana')]
  const options = { networks: [mainnet, base, solana], adapters } as const
  const world = createTestCore({ options })
  await world.core.connect({ connectorId: 'evm' })
  await world.core.connect({ connectorId: 'sol' })
  const remembered = () => JSON.parse(world.storage.values.get(key) ?? 'null')?.d
  return { ...world, evm, sol, options, remembered }
}

test('a network change of an inactive namespace does not change the active one', async () => {
  const { core, evm, remembered } = await createTwo()
  evm.networkId = 'eip155:8453'
  evm.emit({ type: 'networkChanged', networkId: 'eip155:8453' })
  expect(core.networks.get('eip155').active?.id).toBe(8453)
  expect(core.networks.getActive()?.chainNamespace).toBe('solana')
  expect(remembered()).toBe(`solana:${solana.id}`)
})

test('switching to the current network of a wallet makes its namespace active', async () => {
  const { core, remembered } = await createTwo()
  const switching = core.switchNetwork(mainnet)
  await switching
  expect(core.networks.state.activeNamespace).toBe('eip155')
  expect(remembered()).toBe('eip155:1')
})

test('§4: a reload with two wallets restores the active namespace, in any order of responses', async () => {
  const { core, storage, options, remembered } = await createTwo()
  await core.switchNetwork(mainnet)
  core.destroy()
  const again = createTestCore({ storage, options })
  await again.core.ready
  await settle()
  expect(again.core.accounts.connectedNamespaces()).toHaveLength(2)
  expect(again.core.networks.state.activeNamespace).toBe('eip155')
  expect(remembered()).toBe('eip155:1')
})

test.each(['disconnect', 'wallet'])(
  'when the wallet of the active namespace disconnects (%s), a namespace with a wallet becomes active',
  async (way) => {
    const { core, sol } = await createTwo()
    if (way === 'wallet') sol.emit({ type: 'disconnected', reason: 'wallet' })
    else await core.disconnect('solana')
    expect(core.networks.state.activeNamespace).toBe('eip155')
    expect(await core.fetchBalance()).toMatchObject({ symbol: 'ETH' })
    await core.disconnect()
    expect(core.networks.state.activeNamespace).toBe('eip155')
  },
)

test('disconnecting all keeps the active namespace', async () => {
  for (const [network, namespace] of [
    [mainnet, 'eip155'],
    [solana, 'solana'],
  ] as const) {
    const { core } = await createTwo()
    await core.switchNetwork(network)
    await core.disconnect()
    expect(core.accounts.connectedNamespaces()).toEqual([])
    expect(core.networks.state.activeNamespace).toBe(namespace)
  }
})

test('§4: each namespace restores its last network and requests it from its wallet', async () => {
  const first = createFourChains()
  await connectAll(first)
  for (const namespace of fourNamespaces) await first.core.switchNetwork(idOf(namespace, 1))
  await first.core.disconnect()
  first.core.destroy()
  const again = createFourChains({ storage: first.storage })
  for (const namespace of fourNamespaces)
    expect(again.core.networks.getActive(namespace)?.caipNetworkId).toBe(idOf(namespace, 1))
  expect(again.core.networks.state.activeNamespace).toBe('bip122')
  await connectAll(again)
  const asked = fourNamespaces.map((namespace) => again.wallets[namespace].requests[0]?.network?.caipNetworkId)
  expect(asked).toEqual(fourNamespaces.map((namespace) => idOf(namespace, 1)))
})

test('§4: a restored wallet without its own network is on the last active one', async () => {
  const first = createFourChains()
  await connectAll(first, ['solana', 'polkadot'])
  await first.core.switchNetwork(idOf('solana', 1))
  first.core.destroy()
  const again = createFourChains({ storage: first.storage })
  await again.core.ready
  expect(again.core.accounts.getConnected('solana')?.caipNetworkId).toBe(idOf('solana', 1))
  expect(again.core.accounts.getConnected('polkadot')?.caipNetworkId).toBe(idOf('polkadot'))
})

test('the first active network is one with an adapter', () => {
  const options = { networks: [mainnet, solana], adapters: [createScriptedAdapter([], 'solana')] } as const
  expect(createTestCore({ options }).core.networks.state.activeNamespace).toBe('solana')
  const withDefault = { ...options, defaultNetwork: mainnet }
  expect(createTestCore({ options: withDefault }).core.networks.state.activeNamespace).toBe('solana')
  expect(createTestCore({ options: { ...options, adapters: [] } }).core.networks.state.activeNamespace).toBe('eip155')
})

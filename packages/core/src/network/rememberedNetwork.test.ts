import { expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { settle } from '../../test/fakeClock.js'
import { connectAll, createFourChains, fourNamespaces, idOf } from '../../test/fourChains.js'
import { base, mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'

const key = '@latchkey/active-network'

/** Two wallets, each connected in a namespace of its own; the Solana one came last, so its namespace is the active one. */
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

test('a wallet of another namespace that changes its network leaves the one last looked at', async () => {
  const { core, evm, remembered } = await createTwo()
  evm.networkId = 'eip155:8453'
  evm.emit({ type: 'networkChanged', networkId: 'eip155:8453' })
  expect(core.networks.get('eip155').active?.id).toBe(8453)
  expect(core.networks.getActive()?.chainNamespace).toBe('solana')
  expect(remembered()).toBe(`solana:${solana.id}`)
})

test('going back to the network a wallet is on already makes it the one last looked at', async () => {
  const { core, remembered } = await createTwo()
  const switching = core.switchNetwork(mainnet)
  await switching
  expect(core.networks.state.activeNamespace).toBe('eip155')
  expect(remembered()).toBe('eip155:1')
})

test('§4: a reload with two wallets comes back to the namespace last looked at, whichever wallet answers last', async () => {
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
  'when the active namespace loses its wallet (%s), the one that has one becomes active',
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

test('signing out of all leaves the active namespace as it was', async () => {
  for (const [wanted, namespace] of [
    [mainnet, 'eip155'],
    [solana, 'solana'],
  ] as const) {
    const { core } = await createTwo()
    await core.switchNetwork(wanted)
    await core.disconnect()
    expect(core.accounts.connectedNamespaces()).toEqual([])
    expect(core.networks.state.activeNamespace).toBe(namespace)
  }
})

test('§4: each namespace comes back to the network last looked at there, and asks its wallet for that one', async () => {
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
  const asked = fourNamespaces.map((namespace) => again.wallets[namespace].questions[0]?.network?.caipNetworkId)
  expect(asked).toEqual(fourNamespaces.map((namespace) => idOf(namespace, 1)))
})

test('§4: a restored wallet that has no network of its own is on the one last looked at', async () => {
  const first = createFourChains()
  await connectAll(first, ['solana', 'polkadot'])
  await first.core.switchNetwork(idOf('solana', 1))
  first.core.destroy()
  const again = createFourChains({ storage: first.storage })
  await again.core.ready
  expect(again.core.accounts.getConnected('solana')?.caipNetworkId).toBe(idOf('solana', 1))
  expect(again.core.accounts.getConnected('polkadot')?.caipNetworkId).toBe(idOf('polkadot'))
})

test('a visit does not begin with a network that no adapter serves', () => {
  const options = { networks: [mainnet, solana], adapters: [createScriptedAdapter([], 'solana')] } as const
  expect(createTestCore({ options }).core.networks.state.activeNamespace).toBe('solana')
  const wanted = { ...options, defaultNetwork: mainnet }
  expect(createTestCore({ options: wanted }).core.networks.state.activeNamespace).toBe('solana')
  expect(createTestCore({ options: { ...options, adapters: [] } }).core.networks.state.activeNamespace).toBe('eip155')
})

import { createFakeStorage } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { createTestCore } from '../../test/createTestCore.js'
import { base, evmNetwork, mainnet, solana } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'

const both = () => [createScriptedAdapter(), createScriptedAdapter([], 'solana')]
const connectorId = 'com.example.wallet'

describe('the first active network of a visit', () => {
  test.each([
    ['is the first in `networks`', undefined, undefined, 'eip155:1'],
    ['is the default of the app', base, undefined, 'eip155:8453'],
    ['is the last active one', base, 'eip155:1', 'eip155:1'],
    ['R66: is the default if the stored one is no longer in `networks`', base, 'eip155:99', 'eip155:8453'],
    ['R66: is the first in `networks` if the default is not in it either', evmNetwork(5), 'garbage', 'eip155:1'],
  ])('%s', (_title, defaultNetwork, stored, expected) => {
    const storage = createFakeStorage()
    if (stored) storage.values.set('@latchkey/active-network', JSON.stringify({ v: 1, d: stored }))
    const { core } = createTestCore({ storage, options: { defaultNetwork } })
    expect(core.networks.getActive()?.caipNetworkId).toBe(expected)
    expect(core.networks.state.activeNamespace).toBe('eip155')
  })

  test('is separate for each namespace', () => {
    const { core } = createTestCore({ options: { networks: [solana, mainnet, base], adapters: both() } })
    expect(core.networks.state.activeNamespace).toBe('solana')
    expect(core.networks.getActive('eip155')?.id).toBe(1)
    expect(core.networks.getActive('bip122')).toBeUndefined()
    expect(core.networks.all().map(({ name }) => name)).toEqual(['Solana', 'Chain 1', 'Chain 8453'])
  })

  test('is listed once if it is passed twice', () => {
    const { core } = createTestCore({ options: { networks: [mainnet, base, evmNetwork(1, { name: 'Again' })] } })
    expect(core.networks.all().map(({ name }) => name)).toEqual(['Chain 1', 'Chain 8453'])
  })
})

describe('finding a network', () => {
  const ofSolana = { ...solana, id: 8453, caipNetworkId: 'solana:8453' } as const
  const { core } = createTestCore({ options: { networks: [ofSolana, mainnet, base], adapters: both() } })

  test.each([
    [1, undefined, 'eip155:1'],
    ['1', undefined, 'eip155:1'],
    ['eip155:1', undefined, 'eip155:1'],
    ['eip155:8453', undefined, 'eip155:8453'],
    [8453, 'eip155', 'eip155:8453'],
    [8453, 'solana', 'solana:8453'],
    [1, 'solana', undefined],
    ['solana:1', undefined, undefined],
    ['__proto__', undefined, undefined],
    [Number.NaN, undefined, undefined],
  ] as const)('%s in %s is %s', (id, namespace, expected) => {
    expect(core.networks.find(id, namespace)?.caipNetworkId).toBe(expected)
  })

  test('a chain id of two namespaces refers to the active one', () => {
    core.networks.setActiveNamespace('eip155')
    expect(core.networks.find(8453)?.caipNetworkId).toBe('eip155:8453')
    core.networks.setActiveNamespace('solana')
    expect(core.networks.find(8453)?.caipNetworkId).toBe('solana:8453')
  })
})

describe('§5: adding and removing needs an adapter', () => {
  test.each(['add', 'remove'] as const)(
    '%s without one throws a typed error with the text of the specification',
    async (way) => {
      const { core } = createTestCore()
      const act = () => (way === 'add' ? core.addNetwork('solana', solana) : core.removeNetwork('solana', solana.id))
      await expect(act()).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND', shortMessage: 'Adapter not found' })
      expect(core.networks.all()).toHaveLength(2)
    },
  )

  test('add completes the network, and replaces it when called again', async () => {
    const { core } = createTestCore()
    expect(await core.addNetwork('eip155', evmNetwork(10))).toMatchObject({ caipNetworkId: 'eip155:10' })
    await core.addNetwork('eip155', evmNetwork(10, { name: 'Renamed' }))
    expect(core.networks.all().map(({ name }) => name)).toEqual(['Chain 1', 'Chain 8453', 'Renamed'])
  })

  test.each([
    ['no network', undefined],
    ['no name', { ...mainnet, name: undefined }],
    ['invalid URLs', { ...mainnet, rpcUrls: { default: { http: [7] } } }],
    ['an invalid id', { ...mainnet, id: 1.5 }],
    ['a network of another namespace', { ...solana, caipNetworkId: 'solana:x' }],
  ])('L4: %s throws a typed error and changes nothing', async (_title, network) => {
    const { core } = createTestCore()
    const add: (namespace: 'eip155', network: unknown) => Promise<unknown> = core.addNetwork as never
    await expect(add('eip155', network)).rejects.toMatchObject({ code: 'INVALID_PARAMS' })
    expect(core.networks.all()).toHaveLength(2)
  })

  test('removing the active network without a wallet activates the next', async () => {
    const { core } = createTestCore()
    await core.removeNetwork('eip155', 1)
    expect(core.networks.get('eip155')).toMatchObject({ isUnsupported: false, active: { id: 8453 } })
    await core.removeNetwork('eip155', 'eip155:8453')
    expect(core.networks.get('eip155')).toMatchObject({ isUnsupported: false, active: undefined })
  })

  test("§4: removing the wallet's network leaves the placeholder, and adding it again makes it supported", async () => {
    const { core } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    await core.connect({ connectorId })
    await core.removeNetwork('eip155', 1)
    expect(core.networks.get('eip155')).toMatchObject({
      isUnsupported: true,
      active: { name: 'Unsupported Network', caipNetworkId: 'eip155:1' },
    })
    await core.addNetwork('eip155', mainnet)
    expect(core.networks.get('eip155')).toMatchObject({ isUnsupported: false, active: { name: 'Chain 1' } })
  })
})

describe('§5: switching', () => {
  test('an unknown id rejects each time and raises an alert once', async () => {
    const { core, logger } = createTestCore()
    for (const id of [5, 'eip155:5', { id: 5 }])
      await expect(core.switchNetwork(id)).rejects.toMatchObject({
        code: 'NETWORK_NOT_FOUND',
        shortMessage: 'Network Not Found',
      })
    expect(core.alert.state).toMatchObject({ open: true, message: 'Network Not Found' })
    expect(logger.entries).toHaveLength(1)
  })

  test('a network of a namespace without an adapter throws a typed error', async () => {
    const { core } = createTestCore({ options: { networks: [mainnet, solana] } })
    await expect(core.switchNetwork(solana)).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
  })

  test('without a wallet, stores the network for the next connection without creating its adapter', async () => {
    const { core, adapter, storage } = createTestCore()
    await core.switchNetwork(base)
    expect(core.networks.getActive()?.id).toBe(8453)
    expect(storage.values.get('@latchkey/active-network')).toContain('eip155:8453')
    expect(adapter.count.created).toBe(0)
  })

  test('with a wallet, resolves when the wallet has switched, and exposes the requested network meanwhile', async () => {
    const { core, wallet } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    await core.connect({ connectorId })
    wallet.answers = 'wait'
    const end = core.switchNetwork('eip155:8453')
    await Promise.resolve()
    await new Promise((resolve) => setImmediate(resolve))
    expect(core.connection.state.switching.eip155).toBe('eip155:8453')
    expect(core.networks.getActive()?.id).toBe(1)
    wallet.requests.at(-1)?.approve()
    await end
    expect(core.connection.state.switching.eip155).toBeUndefined()
    expect(core.networks.getActive()?.id).toBe(8453)
    expect(core.accounts.getConnected('eip155')?.caipNetworkId).toBe('eip155:8453')
  })

  test('a rejection throws a typed error and keeps the network', async () => {
    const { core, wallet } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    await core.connect({ connectorId })
    wallet.answers = 'reject'
    await expect(core.switchNetwork(8453)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(core.networks.getActive()?.id).toBe(1)
    expect(core.connection.state.switching.eip155).toBeUndefined()
  })

  test('a wallet that cannot switch causes a typed error', async () => {
    const { core } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve', canSwitch: false }) })
    await core.connect({ connectorId })
    await expect(core.switchNetwork(8453)).rejects.toMatchObject({ code: 'METHOD_NOT_SUPPORTED' })
  })

  test('L1: destroying the instance rejects a switch without a response of the wallet', async () => {
    const { core, wallet } = createTestCore({ wallet: createScriptedWallet({ answers: 'approve' }) })
    await core.connect({ connectorId })
    wallet.answers = 'wait'
    const end = core.switchNetwork(8453)
    setImmediate(() => core.destroy())
    await expect(end).rejects.toMatchObject({ code: 'DESTROYED' })
  })
})

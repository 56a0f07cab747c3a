import { type AdapterFactory, type ChainNamespace, type ConnectRequest, walletConnectId } from '@latchkey/common'
import { createFakeLogger, createFakeStorage, settle } from '@latchkey/testing'
import { describe, expect, test } from 'vitest'
import { mainnet } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'
import { createLazyEntry } from '../features/feature.js'
import { createNetworks } from '../network/createNetworks.js'
import { resolveOptions } from '../options/resolveOptions.js'
import { createBrowserPorts } from '../ports/createBrowserPorts.js'
import { createStorage } from '../storage/createStorage.js'
import { createWalletConnectSource } from '../walletConnect/createWalletConnectSource.js'
import { createConnectors } from './createConnectors.js'
import { createDiscovery } from './createDiscovery.js'

/** A page whose WalletConnect code is loaded by `loadCode`. */
function setUp(loadCode: (round: number) => Promise<unknown>, adapters?: readonly AdapterFactory[]) {
  const logger = createFakeLogger()
  const ports = createBrowserPorts({ logger, storage: createFakeStorage() })
  const options = resolveOptions(
    {
      projectId: 'local',
      networks: [mainnet],
      services: { relay: 'wss://relay.example' },
      ...(adapters ? { adapters } : {}),
    },
    undefined,
  )
  const storage = createStorage({ port: ports.storage, prefix: '@latchkey', logger })
  const networks = createNetworks({ options, storage })
  const connectors = createConnectors({ storage, namespaces: options.namespaces })
  const lifetime = new AbortController()
  const wallet = createScriptedWallet({ id: walletConnectId, type: 'WALLET_CONNECT', answers: 'approve' })
  let round = 0
  const walletConnect = createLazyEntry(
    () => loadCode(++round),
    () => ({
      connect: (_namespace: ChainNamespace, request?: ConnectRequest) => wallet.connector.connect(request),
      restore: async (_namespace: ChainNamespace, request?: ConnectRequest) => wallet.connector.restore?.(request),
      forget: async () => undefined,
      restoredPlatform: () => undefined,
      createUniversalAdapter: async (namespace: ChainNamespace) => createScriptedAdapter([], namespace),
    }),
    lifetime.signal,
  )
  const discovery = createDiscovery({
    ports,
    options,
    networks,
    connectors,
    storage,
    sources: [createWalletConnectSource({ ...walletConnect, logger })],
    lifetime: lifetime.signal,
  })
  const find = (namespace?: ChainNamespace) => connectors.find(walletConnectId, namespace)
  return { discovery, connectors, logger, wallet, find, rounds: () => round }
}

const never = () => new Promise<never>(() => undefined)
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const once = (round: number) => (round === 1 ? gone() : Promise.resolve())
const injected = () => createScriptedAdapter([createScriptedWallet()])

describe('wallets on the page do not depend on the WalletConnect code', () => {
  test.each([
    ['never loads', never],
    ['fails to load', gone],
  ])(
    'FI30: wallets on the page and the WalletConnect connector are listed while the code %s',
    async (_title, loadCode) => {
      const { discovery, connectors, find } = setUp(loadCode, [injected()])
      await discovery.start()
      expect(connectors.state.isReady).toBe(true)
      expect(connectors.state.all.map(({ id }) => id)).toEqual(['com.example.wallet', walletConnectId])
      expect(find('eip155')).toMatchObject({ type: 'WALLET_CONNECT', name: 'WalletConnect', chain: 'eip155' })
    },
  )

  test('FI30: a wallet on the page is restored without this code', async () => {
    const { discovery, rounds } = setUp(never, [injected()])
    await expect(discovery.load('eip155')).resolves.toMatchObject({ namespace: 'eip155' })
    expect(rounds()).toBe(0)
  })

  test('aborting a request while the code loads rejects immediately', async () => {
    const { discovery, find } = setUp(never, [injected()])
    await discovery.start()
    const stop = new AbortController()
    const asked = [find()?.connect({ signal: stop.signal }), find()?.restore?.({ signal: stop.signal })]
    stop.abort()
    for (const promise of asked) await expect(promise).rejects.toMatchObject({ code: 'ABORTED' })
  })
})

describe('FI30: retries loading the WalletConnect code', () => {
  test('a failed load throws a typed error, and the next attempt connects the wallet', async () => {
    let isGone = true
    const { discovery, find, wallet } = setUp(() => (isGone ? gone() : Promise.resolve()), [injected()])
    await discovery.start()
    await settle()
    await expect(find()?.connect()).rejects.toMatchObject({ code: 'VIEW_LOAD_FAILED' })
    isGone = false
    await expect(find()?.connect()).resolves.toMatchObject({ connectorId: walletConnectId })
    await find()?.restore?.()
    expect(wallet.requests.map(({ kind }) => kind)).toEqual(['connect', 'restore'])
  })

  test('offers WalletConnect without adapters, and reports why it failed to load', async () => {
    const { discovery, connectors, find, rounds } = setUp(once)
    const failing = discovery.start()
    expect(find('eip155')).toBeDefined()
    await expect(failing).rejects.toMatchObject({ code: 'VIEW_LOAD_FAILED' })
    expect(connectors.state.isReady).toBe(false)
    await discovery.start()
    expect(connectors.state.isReady).toBe(true)
    expect(rounds()).toBe(2)
    expect(connectors.state.all.map(({ id }) => id)).toEqual([walletConnectId])
  })
})

test('reports a namespace without adapter and network, and loads nothing for it', async () => {
  const { discovery, find, rounds } = setUp(never)
  await expect(discovery.load('solana')).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
  expect([find('solana'), rounds()]).toEqual([undefined, 0])
})

test('an adapter that fails to discover wallets stays usable, and the failure is logged', async () => {
  const scripted = injected()
  const failing: AdapterFactory = {
    ...scripted,
    create: async (context) => ({
      ...(await scripted.create(context)),
      discover() {
        throw new Error('no page')
      },
    }),
  }
  const { discovery, connectors, logger } = setUp(never, [failing])
  await discovery.start()
  expect(connectors.state).toMatchObject({ isReady: true, all: [{ id: walletConnectId }] })
  expect(discovery.find('eip155')).toBeDefined()
  expect(logger.entries.map(({ level }) => level)).toContain('error')
})

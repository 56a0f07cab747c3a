import { type AdapterFactory, type ChainNamespace, walletConnectId } from '@latchkey/common'
import { describe, expect, test } from 'vitest'
import { settle } from '../../test/fakeClock.js'
import { createFakeLogger } from '../../test/fakeLogger.js'
import { createFakeStorage } from '../../test/fakeStorage.js'
import { mainnet } from '../../test/networks.js'
import { createScriptedAdapter } from '../../test/scriptedAdapter.js'
import { createScriptedWallet } from '../../test/scriptedWallet.js'
import { createConnectors } from '../connectors/createConnectors.js'
import { createNetworks } from '../network/createNetworks.js'
import { resolveOptions } from '../options/resolveOptions.js'
import { createBrowserPorts } from '../ports/createBrowserPorts.js'
import type { Remote } from '../remote/remote.js'
import { createStorage } from '../storage/createStorage.js'
import { createDiscovery } from './createDiscovery.js'
import { createLoader } from './createLoader.js'

/** A page whose code for wallets elsewhere comes, or does not come, as told. */
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
  const phone = createScriptedWallet({ id: walletConnectId, type: 'WALLET_CONNECT', answers: 'approve' })
  let round = 0
  const remote = createLoader(
    () => loadCode(++round),
    (): Remote => ({
      connect: (_namespace, request) => phone.connector.connect(request),
      restore: async (_namespace, request) => phone.connector.restore?.(request),
      factory: async (namespace) => createScriptedAdapter([], namespace),
      forget: async () => undefined,
      prepare: () => Promise.resolve(),
      uri: () => undefined,
      release: () => undefined,
      identity: () => Promise.resolve({}),
      startAnalytics: () => Promise.resolve(),
    }),
    lifetime.signal,
  )
  const discovery = createDiscovery({ ports, options, networks, connectors, remote, lifetime: lifetime.signal })
  const find = (namespace?: ChainNamespace) => connectors.find(walletConnectId, namespace)
  return { discovery, connectors, logger, phone, find, rounds: () => round }
}

const never = () => new Promise<never>(() => undefined)
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const once = (round: number) => (round === 1 ? gone() : Promise.resolve())
const injected = () => createScriptedAdapter([createScriptedWallet()])

describe('wallets of the page do not depend on the code for wallets elsewhere', () => {
  test.each([
    ['never comes', never],
    ['cannot be loaded', gone],
  ])('FI30: while it %s, they are found, and the way to others is offered beside them', async (_title, loadCode) => {
    const { discovery, connectors, find } = setUp(loadCode, [injected()])
    await discovery.start()
    expect(connectors.state.isReady).toBe(true)
    expect(connectors.state.all.map(({ id }) => id)).toEqual(['com.example.wallet', walletConnectId])
    expect(find('eip155')).toMatchObject({ type: 'WALLET_CONNECT', name: 'WalletConnect', chain: 'eip155' })
  })

  test('FI30: one of the page is restored without it', async () => {
    const { discovery, rounds } = setUp(never, [injected()])
    await expect(discovery.load('eip155')).resolves.toMatchObject({ namespace: 'eip155' })
    expect(rounds()).toBe(0)
  })

  test('a wallet that is given up while the code comes settles at once', async () => {
    const { discovery, find } = setUp(never, [injected()])
    await discovery.start()
    const stop = new AbortController()
    const asked = [find()?.connect({ signal: stop.signal }), find()?.restore?.({ signal: stop.signal })]
    stop.abort()
    for (const promise of asked) await expect(promise).rejects.toMatchObject({ code: 'ABORTED' })
  })
})

describe('FI30: code for wallets elsewhere that could not be loaded is asked for again', () => {
  test('an attempt fails with a typed error, and the next one reaches the wallet', async () => {
    let isGone = true
    const { discovery, find, phone } = setUp(() => (isGone ? gone() : Promise.resolve()), [injected()])
    await discovery.start()
    await settle()
    await expect(find()?.connect()).rejects.toMatchObject({ code: 'VIEW_LOAD_FAILED' })
    isGone = false
    await expect(find()?.connect()).resolves.toMatchObject({ connectorId: walletConnectId })
    await find()?.restore?.()
    expect(phone.questions.map(({ kind }) => kind)).toEqual(['connect', 'restore'])
  })

  test('without adapters: the way to wallets is offered all the same, and what could not be had says why', async () => {
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

test('a namespace the app has neither an adapter nor a network of is told to be so, and nothing is loaded for it', async () => {
  const { discovery, find, rounds } = setUp(never)
  await expect(discovery.load('solana')).rejects.toMatchObject({ code: 'ADAPTER_NOT_FOUND' })
  expect([find('solana'), rounds()]).toEqual([undefined, 0])
})

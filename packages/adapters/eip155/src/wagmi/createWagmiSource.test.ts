import { createCore } from '@latchkey/core'
import { createFakeLogger, createFakePage, createFakeStorage, type EvmTestWallet } from '@latchkey/testing'
import { startLocalChains } from '@latchkey/testing/node'
import * as wagmi3 from '@wagmi/core'
import * as wagmi2 from '@wagmi/core2'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Chains, createRealWallet } from '../../test/connectReal.js'
import { toViemChain } from '../viem/viemChain.js'
import { defineWagmiSource } from './createWagmiSource.js'

let chains: Chains
beforeAll(async () => {
  // wagmi's `injected` has a provider in pages only.
  vi.stubGlobal('window', createFakePage())
  chains = await startLocalChains()
}, 30_000)
afterAll(() => {
  vi.unstubAllGlobals()
  return chains?.stop()
})

/** What a browser keeps between two visits. */
function createVisitor() {
  const texts = new Map<string, string>()
  return {
    wallet: createRealWallet(chains),
    storage: createFakeStorage(),
    wagmiStorage: {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => void texts.set(key, value),
      removeItem: (key: string) => void texts.delete(key),
    },
  }
}

describe.each([
  ['2', wagmi2 as unknown as typeof wagmi3],
  ['3', wagmi3],
])('an app whose config of wagmi %s is the source', (_version, wagmi) => {
  const wagmiSource = defineWagmiSource<wagmi3.Config, wagmi3.Config['connectors'][number]>(wagmi)

  const connectorOf = (id: string, name: string, { provider }: EvmTestWallet) =>
    wagmi.injected({ target: { id, name, provider: () => provider as never } })

  /** Two connectors of installed wallets. */
  const installed = (visitor: ReturnType<typeof createVisitor>) => [
    connectorOf('own', 'Own Wallet', visitor.wallet),
    connectorOf('other', 'Other', createRealWallet(chains)),
  ]

  /** Opens a page with the app's config, a headless instance, and an announced wallet that the app does not use. */
  function visit(visitor = createVisitor(), connectors: readonly wagmi3.CreateConnectorFn[] = installed(visitor)) {
    const networks = [chains.local.network, chains.second.network] as const
    const [local, second] = [toViemChain(networks[0]), toViemChain(networks[1])]
    const { storage, wagmiStorage } = visitor
    const config = wagmi.createConfig({
      chains: [local, second],
      connectors: [...connectors],
      multiInjectedProviderDiscovery: false,
      storage: wagmi.createStorage({ storage: wagmiStorage }),
      transports: { [local.id]: wagmi.http(), [second.id]: wagmi.http() },
    })
    const page = Object.assign(createFakePage(), { location: new URL('https://app.example/'), navigator })
    const unannounce = createRealWallet(chains, { rdns: 'org.example.announced' }).announce(page)
    const core = createCore(
      {
        projectId: 'test',
        networks,
        adapters: [wagmiSource(config)],
        services: { directory: false, relay: false },
      },
      { ports: { window: page, storage, logger: createFakeLogger() } },
    )
    const end = () => {
      core.destroy()
      unannounce()
    }
    onTestFinished(end)
    const [own, other] = config.connectors
    if (!own) throw new Error('The config has no connectors.')
    return { ...visitor, core, config, own, other, end, account: () => wagmi.getAccount(config) }
  }

  const shown = ({ core }: ReturnType<typeof visit>) => {
    const account = core.accounts.getConnected('eip155')
    return account && [account.connectorId, account.address, account.caipNetworkId]
  }

  test('the kit lists its connectors, and no wallet of the page', async () => {
    const { core } = visit()
    expect((await core.discover()).map(({ id, name }) => [id, name])).toEqual([
      ['own', 'Own Wallet'],
      ['other', 'Other'],
    ])
  })

  test('a wallet that the visitor connects in the modal is connected in wagmi', async () => {
    const world = visit()
    const { core, config, account, wallet } = world
    const { address } = await core.connect({ connectorId: 'own' })
    expect(account()).toMatchObject({ status: 'connected', address, chainId: 31_337 })
    const signature = await core.actions('eip155')?.signMessage({ message: 'Hello' })
    expect(
      await verifyMessage({ address: address as `0x${string}`, message: 'Hello', signature: signature ?? '0x' }),
    ).toBe(true)
    await core.switchNetwork(31_338)
    expect(account().chainId).toBe(31_338)
    await wagmi.switchChain(config, { chainId: 31_337 })
    await expect.poll(() => shown(world)).toEqual(['own', wallet.addresses[0], 'eip155:31337'])
    await core.disconnect()
    expect(account().status).toBe('disconnected')
  })

  test('a wallet that the app connects in wagmi shows in the kit', async () => {
    const world = visit()
    const { core, config, own, wallet } = world
    await wagmi.connect(config, { connector: own })
    await expect.poll(() => shown(world)).toEqual(['own', wallet.addresses[0], 'eip155:31337'])
    // wagmi's `injected` asks for its accounts in this way.
    expect(wallet.control.requests('wallet_requestPermissions')).toHaveLength(1)
    await wagmi.disconnect(config)
    await expect.poll(() => core.accounts.get('eip155').status).toBe('disconnected')
    await wagmi.connect(config, { connector: own })
    await expect.poll(() => shown(world)?.[0]).toBe('own')
  })

  test('a reload restores both without a prompt', async () => {
    const first = visit()
    await first.core.connect({ connectorId: 'own' })
    await first.core.switchNetwork(31_338)
    first.end()
    first.wallet.control.clearRequests()
    const world = visit(first)
    await wagmi.reconnect(world.config)
    await expect.poll(() => shown(world)).toEqual(['own', world.wallet.addresses[0], 'eip155:31338'])
    expect(world.account()).toMatchObject({ status: 'connected', chainId: 31_338 })
    const prompts = ['eth_requestAccounts', 'wallet_requestPermissions'] as const
    expect(prompts.flatMap((method) => world.wallet.control.requests(method))).toEqual([])
  })

  test('the connector mock connects, signs, sends, switches, is restored, and disconnects', async () => {
    const [account] = chains.accounts
    if (!account) expect.unreachable()
    const { address } = account
    const mock = (defaultConnected: boolean) => [
      wagmi.mock({ accounts: [address], features: { defaultConnected, reconnect: true } }),
    ]
    const first = visit(createVisitor(), mock(false))
    expect((await first.core.discover()).map(({ name }) => name)).toEqual(['Mock Connector'])
    expect((await first.core.connect({ connectorId: 'mock' })).address).toBe(address)
    const actions = first.core.actions('eip155')
    if (!actions) expect.unreachable()
    const signature = await actions.signMessage({ message: 'Hello' })
    expect(await verifyMessage({ address, message: 'Hello', signature })).toBe(true)
    const hash = await actions.sendTransaction({ to: address, value: 1n })
    expect(await actions.waitForReceipt?.({ hash })).toMatchObject({ status: 'success' })
    await first.core.switchNetwork(31_338)
    expect(first.account()).toMatchObject({ status: 'connected', address, chainId: 31_338 })
    first.end()

    const second = visit(first, mock(true))
    await wagmi.reconnect(second.config)
    await expect.poll(() => shown(second)?.slice(0, 2)).toEqual(['mock', address])
    await second.core.disconnect()
    expect(second.account().status).toBe('disconnected')
  })

  test('a declined request is declined on both sides', async () => {
    const { core, wallet, account } = visit()
    wallet.control.reject('wallet_requestPermissions')
    await expect(core.connect({ connectorId: 'own' })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(account().status).toBe('disconnected')
  })
})

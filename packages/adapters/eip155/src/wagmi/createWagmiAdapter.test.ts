import type { EvmTestWallet } from '@latchkey/testing'
import { startLocalChains } from '@latchkey/testing/node'
import type * as wagmi3 from '@wagmi/core'
import { createClient, http, parseEther, UserRejectedRequestError, verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Chains, createRealWallet } from '../../test/connectReal.js'
import {
  createTestSiwx,
  createWagmiVisit,
  type WagmiVisit,
  wagmiAdapterOf,
  wagmiVersions,
} from '../../test/createWagmiVisit.js'
import { bob } from '../../test/scriptedWallet.js'
import type { WagmiClient } from './createWagmiAdapter.js'

let chains: Chains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains?.stop())

describe.each(wagmiVersions)('wagmi %s', (_version, wagmi) => {
  const createWagmiAdapter = wagmiAdapterOf(wagmi)

  const visit = (parameters?: WagmiVisit) => createWagmiVisit(wagmi, chains, parameters)

  test('a wallet that the kit connects signs and sends through wagmi', async () => {
    const { core, config, account, wallet, connectorId } = visit()
    await core.connect({ connectorId })
    const [address] = wallet.addresses
    expect(account()).toMatchObject({ status: 'connected', address, chainId: 31_337 })
    const signature = await wagmi.signMessage(config, { message: 'Hello' })
    expect(await verifyMessage({ address: bob, message: 'Hello', signature })).toBe(false)
    expect(await verifyMessage({ address: address as `0x${string}`, message: 'Hello', signature })).toBe(true)
    const hash = await wagmi.sendTransaction(config, { to: bob, value: parseEther('0.01') })
    expect((await wagmi.waitForTransactionReceipt(config, { hash })).status).toBe('success')
  })

  test('a switch of the network reaches both sides at once', async () => {
    const { core, config, account, wallet, connectorId } = visit()
    await core.connect({ connectorId })
    expect((await wagmi.switchChain(config, { chainId: 31_338 })).id).toBe(31_338)
    expect([account().chainId, wagmi.getChainId(config)]).toEqual([31_338, 31_338])
    expect(core.networks.get('eip155').active?.id).toBe(31_338)
    await core.switchNetwork(31_337)
    expect([account().chainId, wagmi.getChainId(config)]).toEqual([31_337, 31_337])
    expect((await wagmi.getConnectorClient(config)).chain.id).toBe(31_337)
    wallet.control.selectChain(31_338)
    await expect.poll(() => account().chainId).toBe(31_338)
    expect(core.networks.get('eip155').active?.id).toBe(31_338)
    await expect(wagmi.switchChain(config, { chainId: 5 })).rejects.toThrow('not')
  })

  test('reads with the clients that the app creates, also on an added network', async () => {
    const client: WagmiClient = ({ chain }) =>
      createClient({ chain, transport: http(`${chain.rpcUrls.default.http[0]}?app`) })
    const { core, config } = visit({ networks: [chains.local.network], adapterOptions: { client } })
    await core.addNetwork('eip155', chains.second.network)
    expect(config.getClient({ chainId: 31_337 }).transport.url).toMatch(/\?app$/)
    expect(config.getClient({ chainId: 31_338 }).transport.url).toMatch(/\?app$/)
    expect(await wagmi.getBlockNumber(config, { chainId: 31_338 })).toBeTypeOf('bigint')
  })

  test('an account that the visitor selects reaches wagmi', async () => {
    const { core, account, wallet, connectorId } = visit()
    wallet.control.shareAccounts([0, 1])
    await core.connect({ connectorId })
    expect(account().addresses).toEqual(wallet.addresses.slice(0, 2))
    core.setAccount(wallet.addresses[1] ?? '')
    expect(account().address).toBe(wallet.addresses[1])
    wallet.control.shareAccounts([1])
    await expect.poll(() => account().addresses).toEqual([wallet.addresses[1]])
  })

  test('a chain outside of the config has no chain in wagmi', async () => {
    const { core, config, account, wallet, connectorId } = visit({ networks: [chains.local.network] })
    await core.connect({ connectorId })
    wallet.control.selectChain(31_338)
    await expect.poll(() => account().chainId).toBe(31_338)
    expect([account().chain, wagmi.getChainId(config)]).toEqual([undefined, 31_337])
  })

  test('connect() of wagmi opens the modal, and resolves with the wallet that the visitor chooses', async () => {
    const { core, config, connector, account, wallet, connectorId } = visit()
    const connecting = wagmi.connect(config, { connector, chainId: 31_338 })
    await expect.poll(() => core.modal.state.open).toBe(true)
    await core.connect({ connectorId })
    expect(await connecting).toEqual({ accounts: [wallet.addresses[0]], chainId: 31_338 })
    expect(account()).toMatchObject({ status: 'connected', chainId: 31_338 })
    await wagmi.disconnect(config)
    expect([account().status, core.accounts.get('eip155').status]).toEqual(['disconnected', 'disconnected'])
    // wagmi ignores events while it connects, so the next connection shows whether it still listens.
    await core.connect({ connectorId })
    expect(account().status).toBe('connected')
  })

  test('a visitor who declines gets the error that wagmi apps expect', async () => {
    const { core, config, connector, account } = visit()
    const connecting = wagmi.connect(config, { connector })
    const failure = connecting.catch((error: unknown) => error)
    await expect.poll(() => core.modal.state.open).toBe(true)
    core.close()
    expect(await failure).toBeInstanceOf(UserRejectedRequestError)
    expect(await failure).toMatchObject({ code: 4001 })
    expect(account().status).toBe('disconnected')
  })

  test('a declined switch keeps the chain on both sides', async () => {
    const { core, config, account, wallet, connectorId } = visit()
    await core.connect({ connectorId })
    wallet.control.reject('wallet_switchEthereumChain')
    await expect(wagmi.switchChain(config, { chainId: 31_338 })).rejects.toBeInstanceOf(UserRejectedRequestError)
    expect([account().chainId, core.networks.get('eip155').active?.id]).toEqual([31_337, 31_337])
  })

  test.each([
    ['the visitor declines the switch', (wallet: EvmTestWallet) => wallet.control.reject('wallet_switchEthereumChain')],
    ['the wallet cannot switch', undefined],
  ])('connect({ chainId }) asks once, and connects where the wallet is, if %s', async (_title, decline) => {
    const without = decline ? [] : (['wallet_switchEthereumChain', 'wallet_addEthereumChain'] as const)
    const { core, config, connector, account, wallet, connectorId } = visit({
      wallet: createRealWallet(chains, { without }),
    })
    decline?.(wallet)
    const connecting = wagmi.connect(config, { connector, chainId: 31_338 })
    await expect.poll(() => core.modal.state.open).toBe(true)
    await core.connect({ connectorId })
    expect((await connecting).chainId).toBe(31_337)
    expect(account()).toMatchObject({ status: 'connected', chainId: 31_337 })
    expect(wallet.control.requests('wallet_switchEthereumChain')).toHaveLength(1)
  })

  test('without a wallet, both sides show the network that was selected last', async () => {
    const { core, config } = visit({ networks: [chains.second.network, chains.local.network] })
    await core.ready
    expect(wagmi.getChainId(config)).toBe(31_338)
    await core.switchNetwork(31_337)
    expect(wagmi.getChainId(config)).toBe(31_337)
    await wagmi.switchChain(config, { chainId: 31_338 })
    await expect.poll(() => core.networks.get('eip155').active?.id).toBe(31_338)
    expect(wagmi.getChainId(config)).toBe(31_338)
  })

  test('without a wallet, wagmi keeps its chain if it does not follow', async () => {
    const { core, config } = visit({ adapterOptions: { syncConnectedChain: false } })
    await core.ready
    await core.switchNetwork(31_338)
    expect(wagmi.getChainId(config)).toBe(31_337)
    await wagmi.switchChain(config, { chainId: 31_338 })
    await core.switchNetwork(31_337)
    expect(wagmi.getChainId(config)).toBe(31_338)
  })

  test('a disconnect in the kit or in the wallet reaches wagmi', async () => {
    const { core, account, wallet, connectorId } = visit()
    await core.connect({ connectorId })
    await core.disconnect()
    expect(account()).toMatchObject({ status: 'disconnected', isConnected: false })
    await core.connect({ connectorId })
    expect(account().status).toBe('connected')
    wallet.control.lock()
    await expect.poll(() => account().status).toBe('disconnected')
  })

  test('a reload stays connected without a prompt, and isConnected changes once', async () => {
    const first = visit()
    await first.core.connect({ connectorId: first.connectorId })
    await first.core.switchNetwork(31_338)
    first.end()
    first.wallet.control.clearRequests()
    const { config, account, wallet } = visit(first)
    const seen: unknown[] = []
    wagmi.watchAccount(config, { onChange: ({ status, address }) => seen.push([status, address]) })
    await wagmi.reconnect(config)
    expect(account()).toMatchObject({ status: 'connected', address: wallet.addresses[0], chainId: 31_338 })
    const [address] = wallet.addresses
    // `useAccountEffect` calls `onConnect` with `isReconnected` for this order only.
    expect(seen).toEqual([
      ['reconnecting', undefined],
      ['connected', address],
    ])
    expect(wallet.control.requests('eth_requestAccounts')).toEqual([])
    const { connector } = account()
    expect(await connector?.getChainId()).toBe(31_338)
    const signature = await wagmi.signMessage(config, { message: 'Again' })
    expect(signature).toMatch(/^0x/)
  })

  test('a reload without reconnect() of wagmi is connected, too', async () => {
    const first = visit()
    await first.core.connect({ connectorId: first.connectorId })
    first.end()
    const { account } = visit(first)
    await expect.poll(() => account().status).toBe('connected')
  })

  test.each(['locked', 'revoked'])('a reload with a %s wallet is disconnected, and can connect again', async (way) => {
    const first = visit()
    await first.core.connect({ connectorId: first.connectorId })
    first.end()
    if (way === 'locked') first.wallet.control.lock()
    else first.wallet.control.shareAccounts([])
    const { core, config, account, wallet, connectorId } = visit(first)
    await wagmi.reconnect(config)
    expect([account().status, core.accounts.get('eip155').status]).toEqual(['disconnected', 'disconnected'])
    if (way === 'locked') wallet.control.unlock()
    await core.connect({ connectorId })
    expect(account().status).toBe('connected')
  })

  test('with a required sign-in, wagmi is connected after the signature, and each connection signs in', async () => {
    const { core, config, connector, account, connectorId } = visit({ siwx: createTestSiwx() })
    for (const _ of [1, 2]) {
      const connecting = wagmi.connect(config, { connector })
      await expect.poll(() => core.modal.state.open).toBe(true)
      const chosen = core.connect({ connectorId })
      await expect.poll(() => core.signIn.get('eip155')?.status).toBe('signedOut')
      expect([account().isConnected, core.accounts.get('eip155').status]).toEqual([false, 'connecting'])
      await core.signIn.sign('eip155')
      await Promise.all([connecting, chosen])
      expect(account().status).toBe('connected')
      await wagmi.disconnect(config)
      expect(account().status).toBe('disconnected')
    }
  })

  test("connections of another kit in wagmi's storage end", async () => {
    const { core, config, account, connectorId } = visit()
    // wagmi stores connectors without their methods.
    const connector = { id: 'mock', name: 'Mock', type: 'mock', uid: 'stored' } as wagmi3.Connector
    const stored = { accounts: [bob], chainId: 31_337, connector } as const
    config.setState((state) => ({
      ...state,
      connections: new Map([['stored', stored]]),
      current: 'stored',
      status: 'connected',
    }))
    await core.connect({ connectorId })
    expect(wagmi.getConnections(config)).toHaveLength(1)
    await core.disconnect()
    expect(account().status).toBe('disconnected')
  })

  test('another tab that disconnects reaches wagmi', async () => {
    const { core, account, storage, page, connectorId } = visit()
    await core.connect({ connectorId })
    const key = [...storage.values.keys()].find((name) => name.includes('connections/eip155')) ?? ''
    storage.values.delete(key)
    page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }))
    await expect.poll(() => account().status).toBe('disconnected')
  })

  test('instances do not share a connection', async () => {
    const one = visit()
    const other = visit()
    await one.core.connect({ connectorId: one.connectorId })
    expect([one.account().status, other.account().status]).toEqual(['connected', 'disconnected'])
  })

  test('a destroyed instance is disconnected in wagmi', async () => {
    const { core, config, connector, account, connectorId } = visit()
    await core.connect({ connectorId })
    core.destroy()
    expect(account().status).toBe('disconnected')
    await expect(wagmi.connect(config, { connector })).rejects.toThrow('No wallet is connected.')
  })

  test('without an instance, wagmi is disconnected and connect() rejects', async () => {
    const { wagmiConfig: config } = createWagmiAdapter({ networks: [chains.local.network] })
    expect(await wagmi.reconnect(config)).toEqual([])
    const [connector] = config.connectors
    if (!connector) expect.unreachable()
    await expect(wagmi.connect(config, { connector })).rejects.toThrow('No wallet is connected.')
    expect(wagmi.getAccount(config).status).toBe('disconnected')
  })

  test('on a server, each read returns a config, so that requests share no state', () => {
    const adapter = createWagmiAdapter({ networks: [chains.local.network], ssr: true })
    const [one, other] = [adapter.wagmiConfig, adapter.wagmiConfig]
    one.setState((state) => ({ ...state, chainId: 31_338 }))
    expect([one.state.chainId, other.state.chainId]).toEqual([31_338, 31_337])
    const stable = createWagmiAdapter({ networks: [chains.local.network] })
    expect(stable.wagmiConfig).toBe(stable.wagmiConfig)
  })

  test('rejects networks without an EVM network', () => {
    expect(() => createWagmiAdapter({ networks: [] })).toThrow('The options given to createWagmiAdapter are not valid.')
  })
})

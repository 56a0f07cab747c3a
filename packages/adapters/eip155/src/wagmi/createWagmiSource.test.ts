import { createFakePage } from '@latchkey/testing'
import { startLocalChains } from '@latchkey/testing/node'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Chains } from '../../test/connectReal.js'
import { createSourceVisit, type SourceVisit } from '../../test/createSourceVisit.js'
import { wagmiVersions } from '../../test/createWagmiVisit.js'

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

describe.each(wagmiVersions)('an app whose config of wagmi %s is the source', (_version, wagmi) => {
  const visit = (change?: SourceVisit) => createSourceVisit(wagmi, chains, change)

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
    await expect.poll(() => world.shown()).toEqual(['own', wallet.addresses[0], 'eip155:31337'])
    await core.disconnect()
    expect(account().status).toBe('disconnected')
  })

  test('a wallet that the app connects in wagmi shows in the kit', async () => {
    const world = visit()
    const { core, config, own, wallet } = world
    await wagmi.connect(config, { connector: own })
    await expect.poll(() => world.shown()).toEqual(['own', wallet.addresses[0], 'eip155:31337'])
    // wagmi's `injected` asks for its accounts in this way.
    expect(wallet.control.requests('wallet_requestPermissions')).toHaveLength(1)
    await wagmi.disconnect(config)
    await expect.poll(() => core.accounts.get('eip155').status).toBe('disconnected')
    await wagmi.connect(config, { connector: own })
    await expect.poll(() => world.shown()?.[0]).toBe('own')
  })

  test('a reload restores both without a prompt', async () => {
    const first = visit()
    await first.core.connect({ connectorId: 'own' })
    await first.core.switchNetwork(31_338)
    first.end()
    first.wallet.control.clearRequests()
    const world = visit({ visitor: first.visitor })
    await wagmi.reconnect(world.config)
    await expect.poll(() => world.shown()).toEqual(['own', world.wallet.addresses[0], 'eip155:31338'])
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
    const first = visit({ connectors: mock(false) })
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

    const second = visit({ visitor: first.visitor, connectors: mock(true) })
    await wagmi.reconnect(second.config)
    await expect.poll(() => second.shown()?.slice(0, 2)).toEqual(['mock', address])
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

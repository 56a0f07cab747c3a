import { createEip155Adapter } from '@latchkey/adapter-eip155'
import { createCore } from '@latchkey/core'
import { createEvmTestWallet, createFakeLogger, createFakeStorage, walletPresets } from '@latchkey/testing'
import { type LocalChains, startLocalChains } from '@latchkey/testing/node'
import { type Hex, verifyMessage, verifyTypedData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPage } from './createPage.js'
import { visitWallet } from './visitWallet.js'

let chains: LocalChains
beforeAll(async () => {
  chains = await startLocalChains()
}, 30_000)
afterAll(() => chains.stop())

/** Balances are not looked up on test networks. */
const asMain = ({ network }: LocalChains['local']) => ({ ...network, testnet: false })

function createWorld(storage = createFakeStorage()) {
  const { local, second } = chains
  const page = createPage()
  const wallet = createEvmTestWallet({
    ...walletPresets.foxglove,
    chains: [local, second].map(({ id, name, rpcUrl }) => ({ id, name, rpcUrl })),
  })
  wallet.announce(page)
  const open = () =>
    createCore(
      { projectId: 'p', networks: [asMain(local), asMain(second)], adapters: [createEip155Adapter()] },
      { ports: { window: page, storage, logger: createFakeLogger() } },
    )
  return { page, wallet, storage, open, connectorId: wallet.rdns }
}

describe('headless: core and the EVM adapter on a real chain, without a user interface', () => {
  test('the example connects, reads the balance, signs, switches and disconnects', async () => {
    const { wallet, open, connectorId } = createWorld()
    const core = open()
    const lines: string[] = []
    await visitWallet(core, { connectorId, switchTo: chains.second.id, tell: (line) => lines.push(line) })
    expect(lines).toEqual([
      `Connected ${wallet.addresses[0]} of ${wallet.name} on eip155:31337.`,
      'It holds 10000 ETH.',
      expect.stringMatching(/^Signed: 0x[0-9a-f]{130}$/),
      `Switched to ${chains.second.network.name}.`,
      'Now disconnected.',
    ])
    core.destroy()
    expect(wallet.control.listenerCount()).toBe(0)
  })

  test('the connected account signs a message and typed data, and sends a mined transaction', async () => {
    const { open, connectorId } = createWorld()
    const core = open()
    const { address } = await core.connect({ connectorId })
    const actions = core.actions('eip155')
    if (!actions) throw new Error('A connected wallet has actions.')
    const signature = await actions.signMessage({ message: 'hello' })
    expect(await verifyMessage({ address: address as Hex, message: 'hello', signature: signature as Hex })).toBe(true)

    const typedData = {
      domain: { name: 'App', chainId: 31_337 },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'hello' },
    } as const
    const typed = (await actions.signTypedData?.({ typedData })) as Hex
    expect(await verifyTypedData({ address: address as Hex, ...typedData, signature: typed })).toBe(true)

    const to = '0x00000000000000000000000000000000000000aa'
    const before = await chains.local.getBalance(to)
    const hash = await actions.sendTransaction({ to, value: 7n })
    await expect.poll(() => chains.local.getBalance(to)).toBe(before + 7n)
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    await core.disconnect()
    core.destroy()
  })

  test('R32, §4: a reload restores silently, and not after a disconnect', async () => {
    const { wallet, open, connectorId } = createWorld()
    const first = open()
    await first.connect({ connectorId })
    first.destroy()
    const asked = wallet.control.requests('eth_requestAccounts').length
    const second = open()
    expect(second.accounts.get('eip155').status).toBe('connecting')
    await second.ready
    expect(second.accounts.getConnected('eip155')?.address).toBe(wallet.addresses[0])
    expect(wallet.control.requests('eth_requestAccounts')).toHaveLength(asked)
    await second.disconnect()
    second.destroy()
    const third = open()
    await third.ready
    expect(third.accounts.get('eip155').status).toBe('disconnected')
    third.destroy()
  })

  test('disconnect revokes the permission, so that the wallet no longer lists the page', async () => {
    const { wallet, open, connectorId } = createWorld()
    const core = open()
    await core.connect({ connectorId })
    expect(await wallet.provider.request({ method: 'eth_accounts' })).toHaveLength(1)
    await core.disconnect()
    expect(wallet.control.requests('wallet_revokePermissions')).toHaveLength(1)
    expect(await wallet.provider.request({ method: 'eth_accounts' })).toEqual([])
    core.destroy()
  })

  test('rejects, then approves; follows account and network changes in the wallet', async () => {
    const { wallet, open, connectorId } = createWorld()
    const core = open()
    wallet.control.reject('eth_requestAccounts')
    await expect(core.connect({ connectorId })).rejects.toMatchObject({ code: 'USER_REJECTED' })
    await core.connect({ connectorId })
    wallet.control.shareAccounts([0, 1])
    wallet.control.selectAccount(1)
    await expect.poll(() => core.accounts.getConnected('eip155')?.address).toBe(wallet.addresses[1])
    wallet.control.selectChain(chains.second.id)
    await expect.poll(() => core.networks.getActive()?.id).toBe(chains.second.id)
    expect(core.accounts.getConnected('eip155')?.caipNetworkId).toBe('eip155:31338')
    core.destroy()
  })

  test('FI18, L7: connect and disconnect 20 times in a row', async () => {
    const { wallet, open, connectorId } = createWorld()
    const core = open()
    await core.connect({ connectorId })
    await core.disconnect()
    const listeners = wallet.control.listenerCount()
    for (let round = 0; round < 20; round++) {
      await core.connect({ connectorId })
      expect(core.accounts.get('eip155').status).toBe('connected')
      await core.disconnect()
      expect(core.accounts.get('eip155')).toEqual({ status: 'disconnected' })
    }
    expect(wallet.control.listenerCount()).toBe(listeners)
    core.destroy()
  })
})

import { type AppWallet, createEip155Adapter } from '@latchkey/adapter-eip155'
import { createEvmTestWallet, createFakeStorage, walletPresets } from '@latchkey/testing'
import { afterEach, expect, test } from 'vitest'
import { createTestKit } from './createTestKit.js'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** Creates a kit with an app wallet. */
function setUp(lantern: AppWallet, storage = createFakeStorage()) {
  const wallets = { list: () => [lantern], watch: () => () => undefined }
  const parts = createTestKit({ adapters: [createEip155Adapter({ wallets })] }, storage)
  ends.push(parts.end)
  return parts
}

test('an app wallet connects, and the next visit restores it by its id', async () => {
  const wallet = createEvmTestWallet({
    ...walletPresets.foxglove,
    chains: [{ id: 1, name: 'Ethereum', rpcUrl: 'http://127.0.0.1:9' }],
  })
  const lantern: AppWallet = { id: 'lantern', name: 'Lantern', loadProvider: async () => wallet.provider }
  const { kit, storage, end } = setUp(lantern)
  await kit.discover()
  await kit.connect({ connectorId: 'lantern', namespace: 'eip155' })
  expect(kit.getAccount('eip155')).toMatchObject({ isConnected: true, address: wallet.addresses[0] })
  end()
  wallet.control.clearRequests()
  const reloaded = setUp(lantern, storage)
  await expect.poll(() => reloaded.kit.getAccount('eip155')?.address).toBe(wallet.addresses[0])
  expect(reloaded.kit.getWalletInfo('eip155')).toMatchObject({ name: 'Lantern' })
  expect(wallet.control.requests('eth_requestAccounts')).toEqual([])
})

import { createCore } from '@latchkey/core'
import { createWalletConnectWallet } from '@latchkey/testing'
import { startLocalChains, startLocalSolana, startRelay } from '@latchkey/testing/node'
import { expect, onTestFinished, test } from 'vitest'

test('R137: a namespace reconnects when the wallet revokes it and grants it again', async () => {
  const [relay, evm, solana] = await Promise.all([startRelay(), startLocalChains(), startLocalSolana()])
  const networks = [evm.local.network, solana.network] as const
  const phone = await createWalletConnectWallet({ relayUrl: relay.url, networks })
  const core = createCore({ projectId: 'test', networks, adapters: [], services: { relay: relay.url } })
  void core.walletConnect.prepare()
  onTestFinished(async () => {
    core.destroy()
    await phone.close()
    await Promise.all([relay.close(), evm.stop(), solana.stop()])
  })
  const connecting = core.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
  const isAsking = () => core.connection.isAsking('eip155') && core.walletConnect.uri() !== undefined
  await expect.poll(isAsking).toBe(true)
  await phone.pair(core.walletConnect.uri() ?? '')
  await connecting
  const address = () => core.accounts.getConnected('solana')?.address
  await expect.poll(address).toBe(phone.addresses(solana.network.caipNetworkId)[0])

  await phone.setNetworks('solana', [])
  await expect.poll(address).toBeUndefined()
  expect(core.accounts.getConnected('eip155')).toBeDefined()

  await phone.setNetworks('solana', [solana.network.caipNetworkId])
  await expect.poll(address).toBe(phone.addresses(solana.network.caipNetworkId)[0])
}, 60_000)

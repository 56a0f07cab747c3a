import { createCore } from '@latchkey/core'
import { createFakePorts } from '@latchkey/testing'
import { expect, onTestFinished, test } from 'vitest'
import { mainnet } from '../exports/networks.js'
import { readAccountButton } from './readAccountButton.js'

test('R221: the account button shows a `blob:` image of the wallet', () => {
  const core = createCore({ projectId: 'test', networks: [mainnet], adapters: [] }, { ports: createFakePorts() })
  onTestFinished(() => core.destroy())
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const icon = 'blob:https://app.example/0b8a6b1e-5d0e-4c2b-9d3c-7f6d1f0c2a11'
  core.accounts.setConnected('eip155', {
    connectorId: 'walletConnect',
    connectorType: 'WALLET_CONNECT',
    wallet: { name: 'MetaMask', icon },
    address,
    caipAddress: `eip155:1:${address}`,
    caipNetworkId: 'eip155:1',
    type: 'eoa',
    allAccounts: [],
    selectableAddresses: [],
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
  })
  core.networks.setActiveNamespace('eip155')
  const attributes = { text: () => undefined, flag: () => false }
  expect(readAccountButton(core, attributes, () => undefined)?.imageUrl).toBe(icon)
})

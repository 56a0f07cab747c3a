import { expect, test } from 'vitest'
import { createEvmTestWallet } from '../evm/createEvmTestWallet.js'
import { createSolanaTestWallet } from '../solana/createSolanaTestWallet.js'
import { walletPresets } from '../walletPresets.js'
import { createSharedPermission } from './createSharedPermission.js'

const rpcUrl = 'http://127.0.0.1:9'

function createWallets(permission = createSharedPermission()) {
  const shared = { ...walletPresets.foxglove, origin: 'https://app.example', permission }
  return {
    evm: createEvmTestWallet({ ...shared, chains: [{ id: 1, name: 'Ethereum', rpcUrl }] }),
    solana: createSolanaTestWallet({ ...shared, chains: [{ chain: 'solana:mainnet', name: 'Solana', rpcUrl }] }),
  }
}

test('R366: revoking one permission of two wallets withdraws the accounts of both, and reports it', async () => {
  const { evm, solana } = createWallets()
  await evm.provider.request({ method: 'eth_requestAccounts' })
  solana.control.shareAccounts([0])
  const changes: unknown[] = []
  evm.provider.on('accountsChanged', (accounts) => changes.push(accounts))
  expect(solana.provider.accounts).toHaveLength(1)
  await evm.provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
  expect(solana.provider.accounts).toEqual([])
  expect(changes).toEqual([[]])
})

test('R366: revoking it in the other namespace or in the wallet does the same', async () => {
  for (const end of ['solana', 'wallet'] as const) {
    const { evm, solana } = createWallets()
    evm.control.shareAccounts([0])
    solana.control.shareAccounts([0])
    if (end === 'wallet') evm.control.disconnectSite()
    else await callDisconnect(solana.provider.features['standard:disconnect'])
    expect([await evm.provider.request({ method: 'eth_accounts' }), solana.provider.accounts]).toEqual([[], []])
  }
})

async function callDisconnect(feature: object | undefined): Promise<void> {
  const disconnect: unknown = feature && Reflect.get(feature, 'disconnect')
  if (typeof disconnect !== 'function') throw new Error('The wallet cannot be disconnected.')
  await disconnect()
}

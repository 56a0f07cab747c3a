import { createAdapterContext } from '@latchkey/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { createAdapter } from '../../test/createAdapter.js'
import { safeParseSessionAccount } from '../address/sessionAccount.js'

test('§7: proposes the Solana methods for WalletConnect, and parses the accounts of a session', async () => {
  const adapter = createAdapter(createAdapterContext(), {})
  const descriptor = await adapter.walletConnect?.()
  expect(descriptor?.methods).toEqual([
    'solana_signMessage',
    'solana_signTransaction',
    'solana_requestAccounts',
    'solana_getAccounts',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ])
  expect(descriptor?.events).toEqual(['accountsChanged', 'chainChanged'])
  // The Solana example of CAIP-10.
  const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  expect(descriptor?.account(`solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ:${address}`)).toEqual({
    ok: true,
    value: { namespace: 'solana', address, type: 'eoa' },
  })
})

test.each([
  'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  'solana:mainnet',
  'solana:mainnet:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  'solana::7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
])('R34: rejects %j as a Solana account', (text) => {
  expect(safeParseSessionAccount(text).ok).toBe(false)
})

test('L3: handles any value without throwing', () => {
  fc.assert(fc.property(anything, (make) => void safeParseSessionAccount(make())))
})

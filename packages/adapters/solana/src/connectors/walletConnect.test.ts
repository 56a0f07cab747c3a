import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { createContext } from '../../test/createContext.js'
import { createAdapter } from '../createAdapter.js'
import { safeParseSessionAccount } from '../sessionAccount.js'

test('§7: a WalletConnect session is asked for the methods of Solana, and its accounts are read', async () => {
  const adapter = createAdapter(createContext(), {})
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
  // The example of CAIP-10 for Solana.
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
])('R34: %j is no account of Solana', (text) => {
  expect(safeParseSessionAccount(text).ok).toBe(false)
})

test('L3: anything at all is answered without throwing', () => {
  fc.assert(fc.property(anything, (make) => void safeParseSessionAccount(make())))
})

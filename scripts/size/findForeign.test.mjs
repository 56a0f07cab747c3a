import { expect, test } from 'vitest'
import { findForeign } from './findForeign.mjs'

const files = new Map([
  [
    '/a.js',
    { modules: [{ id: 'packages/adapters/eip155/dist/x.js' }, { id: 'viem/_esm/index.js' }, { id: 'react/index.js' }] },
  ],
  ['/b.js', { modules: [{ id: 'packages/adapters/solana/dist/x.js' }, { id: '@solana/web3.js/lib/index.js' }] }],
  ['/c.js', { modules: [{ id: '@polkadot/api/index.js' }, { id: 'bitcoinjs-lib/src/psbt.js' }] }],
])

test('finds code of another namespace and SDKs in the loaded files', () => {
  expect(findForeign(['/', '/a.js'], files, ['eip155'])).toEqual([])
  expect(findForeign(['/a.js', '/b.js'], files, ['eip155'])).toEqual([
    'packages/adapters/solana/dist/x.js',
    '@solana/web3.js/lib/index.js',
  ])
  expect(findForeign(['/a.js', '/b.js', '/c.js'], files, ['solana', 'eip155'])).toEqual([
    '@solana/web3.js/lib/index.js',
    '@polkadot/api/index.js',
    'bitcoinjs-lib/src/psbt.js',
  ])
})

test('viem belongs to EVM', () => {
  expect(findForeign(['/a.js'], files, ['solana'])).toEqual([
    'packages/adapters/eip155/dist/x.js',
    'viem/_esm/index.js',
  ])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { readGrant } from './readGrant.js'

const read = (...accounts: readonly unknown[]) =>
  readGrant({ methods: [], events: [], networkIds: [], accounts: accounts as readonly string[] }, [])

test('reads a CAIP-10 account', () => {
  // The Solana example of CAIP-10.
  const [networkId, address] = [
    'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
    '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  ]
  expect([...read(`${networkId}:${address}`).accounts]).toEqual([[address, [networkId]]])
})

test.each([
  'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  'solana:mainnet',
  'solana:mainnet:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  'solana::7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
])('R34: drops the account %j', (text) => {
  expect(read(text).accounts.size).toBe(0)
})

test('L3: handles any value without throwing', () => {
  fc.assert(fc.property(anything, (make) => void read(make())))
})

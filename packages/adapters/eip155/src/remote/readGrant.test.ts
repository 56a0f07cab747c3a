import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alice } from '../../test/scriptedWallet.js'
import { readGrant } from './readGrant.js'

const read = (...accounts: readonly unknown[]) =>
  readGrant({ methods: [], events: [], networkIds: [], accounts: accounts as readonly string[] })

test('reads a CAIP-10 account, and writes its address with the checksum', () => {
  const { networkIds, addresses } = read(`eip155:1:${alice.toLowerCase()}`)
  expect([networkIds, addresses('eip155:1')]).toEqual([['eip155:1'], [alice]])
})

test.each([alice, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:${alice}`, `eip155:1:${alice.slice(0, -1)}`, '', null, 5])(
  'R34: drops the account %j',
  (account) => expect(read(account).networkIds).toEqual([]),
)

test('R34: handles any value without throwing', () => {
  fc.assert(fc.property(fc.anything(), (account) => read(account).networkIds.length === 0))
})

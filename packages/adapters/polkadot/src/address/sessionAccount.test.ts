import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { setUp } from '../../test/setUp.js'
import { safeParseSessionAccount } from './sessionAccount.js'

const chain = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'

test('parses a CAIP-10 account of a WalletConnect session', () => {
  const account = { namespace: 'polkadot', address, type: 'eoa' }
  expect(safeParseSessionAccount(`${chain}:${address}`)).toEqual({ ok: true, value: account })
})

test.each([
  ['of another namespace', `eip155:1:${address}`],
  ['with a wrong checksum', `${chain}:${address.slice(0, -1)}6`],
  ['with an Ethereum address', `${chain}:0xd43593c715fdd31c61141abd04a99fd6822c8558`],
  ['without an address', chain],
])('rejects an account %s', (_, account) => expect(safeParseSessionAccount(account).ok).toBe(false))

test('L3: handles any value', () => {
  fc.assert(
    fc.property(anything, (make) => {
      expect(typeof safeParseSessionAccount(make()).ok).toBe('boolean')
    }),
  )
})

test('proposes the two methods of the namespace for WalletConnect', async () => {
  const { adapter } = setUp()
  expect(await adapter.walletConnect?.()).toMatchObject({
    methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
    events: ['accountsChanged', 'chainChanged'],
  })
})

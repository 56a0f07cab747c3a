import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { setUp } from '../test/setUp.js'
import { safeParseSessionAccount } from './sessionAccount.js'

const chain = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
const address = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'

test('an account of a WalletConnect session is read by CAIP-10', () => {
  const account = { namespace: 'polkadot', address, type: 'eoa' }
  expect(safeParseSessionAccount(`${chain}:${address}`)).toEqual({ ok: true, value: account })
})

test.each([
  ['of another namespace', `eip155:1:${address}`],
  ['with a wrong checksum', `${chain}:${address.slice(0, -1)}6`],
  ['with an Ethereum address', `${chain}:0xd43593c715fdd31c61141abd04a99fd6822c8558`],
  ['without an address', chain],
])('one %s is refused', (_, account) => expect(safeParseSessionAccount(account).ok).toBe(false))

test('L3: anything at all is answered', () => {
  fc.assert(
    fc.property(anything, (make) => {
      expect(typeof safeParseSessionAccount(make()).ok).toBe('boolean')
    }),
  )
})

test('what a session asks for is the two methods of the namespace', async () => {
  const { adapter } = setUp()
  expect(await adapter.walletConnect?.()).toMatchObject({
    methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
    events: ['accountsChanged', 'chainChanged'],
  })
})

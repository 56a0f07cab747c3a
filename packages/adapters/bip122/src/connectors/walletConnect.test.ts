import { createAdapterContext } from '@latchkey/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter.js'

const reference = '000000000019d6689c085ae165831e93'
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const descriptor = () => createAdapter(createAdapterContext(), {}).walletConnect?.()

test('the adapter provides methods, events and an account parser for WalletConnect as data', async () => {
  expect(await descriptor()).toMatchObject({
    methods: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
    events: ['bip122_addressesChanged'],
  })
  expect((await descriptor())?.account(`bip122:${reference}:${address}`)).toEqual({
    ok: true,
    value: { namespace: 'bip122', address, type: 'payment' },
  })
})

test.each([
  address,
  `eip155:1:${address}`,
  `bip122:${reference}:${address}x`,
  `bip122:${reference}:bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080`,
  `bip122:12a765e31ffd4059bada1e25190f6e98:${address}`,
  '',
  null,
  5,
])('R34: rejects %j as a session account', async (value) => {
  expect((await descriptor())?.account(value).ok).toBe(false)
})

test('R34: handles any value without throwing', async () => {
  const account = (await descriptor())?.account
  fc.assert(fc.property(fc.anything(), (value) => account?.(value).ok === false))
})

import { hexToBytes } from 'viem'
import { expect, test } from 'vitest'
import { createPolkadotKey } from '../../wallet/polkadot/polkadotKey.js'
import { toSs58 } from '../../wallet/polkadot/ss58.js'
import { polkadotTestAccounts } from './polkadotAccounts.js'

test.each(polkadotTestAccounts())('the key of $name has the address $address', ({ type, seed, address }) => {
  expect(toSs58(createPolkadotKey(type, hexToBytes(seed)).accountId, 42)).toBe(address)
})

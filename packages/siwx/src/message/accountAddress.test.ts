import { chainNamespaces } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messagesOf } from '../../test/arbitraryMessages.js'
import { isAccountAddress } from './accountAddress.js'

describe('isAccountAddress', () => {
  test.each(chainNamespaces)('accepts the %s addresses of other libraries, and none of them elsewhere', (namespace) => {
    fc.assert(
      fc.property(messagesOf(namespace), ({ accountAddress }) => {
        expect(chainNamespaces.filter((other) => isAccountAddress(other, accountAddress))).toEqual([namespace])
      }),
    )
  })

  test.each([
    ['eip155', '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'],
    ['eip155', '0xC02AAA39B223FE8D0A0E5C4F27EAD9083C756CC2'],
    ['eip155', '0XC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
    ['eip155', 'C02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'],
    ['eip155', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2\n'],
    ['eip155', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756C'],
    ['eip155', ''],
    ['solana', ''],
    ['solana', 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM59'],
    ['solana', '0wAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1'],
    ['solana', 'z'.repeat(44)],
    ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMN'],
    ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp0'],
    ['bip122', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3tB'],
    ['bip122', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3t4'],
    ['bip122', 'bc1'],
    ['bip122', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
    ['bip122', '1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf'],
  ] as const)('rejects the %s address %j', (namespace, address) => {
    expect(isAccountAddress(namespace, address)).toBe(false)
  })
})

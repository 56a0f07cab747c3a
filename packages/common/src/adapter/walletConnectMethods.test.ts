import { expect, test } from 'vitest'
import { walletConnectMethods } from './walletConnectMethods.js'

test('§7: requests no method twice, and never `eth_sign`', () => {
  const { methods } = walletConnectMethods.eip155
  expect(new Set(methods).size).toBe(methods.length)
  expect(methods).not.toContain('eth_sign')
})

import { expect, test } from 'vitest'
import { parseEvmAddress } from './parseEvmAddress.js'

// The same address with the checksums of EIP-55 and, for Rootstock, of EIP-1191.
const ethereum = '0xDf682CB153E8af3E13E90e9ACD79a39DDe98eBd8'
const rootstock = '0xdF682cb153E8AF3E13E90e9aCD79A39Dde98EBD8'

test('accepts a checksum of EIP-55 on any chain, and one of EIP-1191 on its own chain only', () => {
  for (const text of [ethereum, rootstock, rootstock.toLowerCase(), `0x${rootstock.slice(2).toUpperCase()}`])
    expect(parseEvmAddress(text, 'to', 30)).toBe(ethereum)
  expect(() => parseEvmAddress(rootstock, 'to', 1)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
})

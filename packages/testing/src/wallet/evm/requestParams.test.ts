import fc from 'fast-check'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { readAddress, readChainId, readData, readObject, readQuantity } from './requestParams.js'

/** Returns the value, or the code of a provider error; rethrows any other error. */
function attempt(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === -32_602) return 'refused'
    throw error
  }
}

test('L3: parses any request of a page or rejects it with -32602', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const read of [readAddress, readChainId, readData, readQuantity]) attempt(() => read(value))
      attempt(() => readObject([value]))
    }),
  )
})

test('R35: parses hexadecimal chain ids and rejects other formats', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => readChainId(numberToHex(id)) === id),
  )
  for (const value of ['0x', '0x0', '0x01', '1', 1, 1n, 'eip155:1', '', `0x${'f'.repeat(16)}`])
    expect(
      attempt(() => readChainId(value)),
      String(value),
    ).toBe('refused')
})

test('adds the checksum to addresses of any case', () => {
  const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  expect([readAddress(address), readAddress(address.toLowerCase())]).toEqual([address, address])
})

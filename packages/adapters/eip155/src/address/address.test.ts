import fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { parseAddress, readAccounts, safeParseAddress } from './address.js'

const hexAddress = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}` as const)
const checksummed = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

test('R34: adds the EIP-55 checksum to an address in one case', () => {
  fc.assert(
    fc.property(hexAddress, (address) => {
      const expected = { ok: true, value: getAddress(address) }
      expect(safeParseAddress(address)).toEqual(expected)
      expect(safeParseAddress(`0x${address.slice(2).toUpperCase()}`)).toEqual(expected)
      expect(safeParseAddress(getAddress(address))).toEqual(expected)
    }),
  )
})

describe('checksums of other networks', () => {
  // The same address with the checksums of EIP-55 and, for Rootstock, of EIP-1191.
  const ethereum = '0xDf682CB153E8af3E13E90e9ACD79a39DDe98eBd8'
  const rootstock = '0xdF682cb153E8AF3E13E90e9aCD79A39Dde98EBD8'

  test('R34: an address of a wallet or node gets the EIP-55 checksum, with any checksum before', () => {
    expect(getAddress(rootstock, 30)).toBe(rootstock)
    expect(getAddress(rootstock.toLowerCase())).toBe(ethereum)
    expect(safeParseAddress(rootstock)).toEqual({ ok: true, value: ethereum })
    expect(readAccounts([rootstock, ethereum])).toEqual([ethereum])
  })

  test('an address of the app has the checksum of EIP-55, or of EIP-1191 for the chain of the request', () => {
    expect(parseAddress(rootstock, 'to', 30)).toBe(ethereum)
    expect(parseAddress(ethereum, 'to', 30)).toBe(ethereum)
    for (const chainId of [undefined, 1, 31])
      expect(() => parseAddress(rootstock, 'to', chainId)).toThrow(expect.objectContaining({ code: 'INVALID_PARAMS' }))
    expect(() => parseAddress(checksummed.replace('dA6', 'Da6'), 'to', 30)).toThrow('not valid')
  })
})

describe('R34, R157: account lists', () => {
  test.each([
    ['an empty list', []],
    ['an empty address, as of a locked wallet', ['']],
    ['null', null],
    ['a text', checksummed],
    ['a list with null', [null]],
    ['a short address', ['0x123']],
    ['41 bytes', [`${checksummed}00`]],
    ['a Solana key', ['7fUAJdStEuGbc3sM84cKRL6yYaaSstyLSU4ve5oovLS7']],
    ['an address without 0x', [checksummed.slice(2)]],
    ['the zero address', [`0x${'0'.repeat(40)}`]],
  ])('reads no account from %s', (_, response) => expect(readAccounts(response)).toEqual([]))

  test('keeps valid accounts in order, without duplicates', () => {
    const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    expect(readAccounts([null, checksummed.toLowerCase(), '', other, checksummed, 5])).toEqual([checksummed, other])
  })

  test('reads only the first of ten thousand entries', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`)
    expect(readAccounts(many)).toHaveLength(1_000)
  })

  test('L3: reads any value as a list of checksummed addresses', () => {
    fc.assert(
      fc.property(fc.anything(), (response) => {
        for (const address of readAccounts(response)) expect(getAddress(address)).toBe(address)
      }),
    )
  })
})

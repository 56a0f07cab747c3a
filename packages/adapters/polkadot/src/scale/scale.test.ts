import { bytesToHex, hexToBytes } from '@latchkey/common'
import { TypeRegistry } from '@polkadot/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encodeEra } from '../transaction/transaction.js'
import { createScaleReader } from './scaleReader.js'
import { concat, writeCompact } from './scaleWriter.js'

describe('compact numbers', () => {
  // Examples from the SCALE documentation.
  test.each([
    [0n, '0x00'],
    [1n, '0x04'],
    [42n, '0xa8'],
    [63n, '0xfc'],
    [64n, '0x0101'],
    [69n, '0x1501'],
    [16_383n, '0xfdff'],
    [16_384n, '0x02000100'],
    [65_535n, '0xfeff0300'],
    [1_073_741_823n, '0xfeffffff'],
    [1_073_741_824n, '0x0300000040'],
    [100_000_000_000_000n, '0x0b00407a10f35a'],
    [2n ** 64n - 1n, '0x13ffffffffffffffff'],
    [2n ** 128n - 1n, '0x33ffffffffffffffffffffffffffffffff'],
  ] as const)('encodes %i as %s', (value, hex) => expect(bytesToHex(writeCompact(value))).toBe(hex))

  test('round-trips every number up to 2^53', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(createScaleReader(writeCompact(value)).compact()).toBe(value)
      }),
    )
  })

  test('rejects a number that is too large for an index or a length', () => {
    expect(() => createScaleReader(writeCompact(2n ** 64n)).compact()).toThrow('too large')
  })
})

describe('the reader', () => {
  test('reads texts, lists and options in order', () => {
    const bytes = hexToBytes(('0x0c616263' + '08' + '0102' + '00' + '0107') as `0x${string}`)
    const reader = createScaleReader(bytes)
    expect(reader.text()).toBe('abc')
    expect(reader.list(reader.byte)).toEqual([1, 2])
    expect(reader.option(reader.byte)).toBeUndefined()
    expect(reader.option(reader.byte)).toBe(7)
    expect(() => reader.byte()).toThrow('end too soon')
  })

  test('R13: rejects a forged length without allocating memory', () => {
    const reader = createScaleReader(concat([writeCompact(2 ** 40), Uint8Array.of(1, 2, 3)]))
    expect(() => reader.list(reader.byte)).toThrow('longer than the bytes')
  })
})

test('encodes a mortal era of 256 blocks like @polkadot/api', () => {
  const registry = new TypeRegistry()
  fc.assert(
    fc.property(fc.nat(), (block) => {
      const reference = registry.createType('ExtrinsicEra', { current: block, period: 256 })
      expect(bytesToHex(encodeEra(block))).toBe(reference.toHex())
      expect(reference.asMortalEra.birth(block)).toBe(block)
    }),
  )
})

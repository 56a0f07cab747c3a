import { TypeRegistry } from '@polkadot/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bytesToHex, hexToBytes } from '../hex.js'
import { encodeEra } from './era.js'
import { createScaleReader } from './scaleReader.js'
import { concat, writeCompact } from './scaleWriter.js'

describe('compact numbers', () => {
  // The examples of Substrate's description of SCALE.
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
  ] as const)('%i is %s', (value, hex) => expect(bytesToHex(writeCompact(value))).toBe(hex))

  test('every number up to 2^53 reads back', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(createScaleReader(writeCompact(value)).compact()).toBe(value)
      }),
    )
  })

  test('a number too large for a place or a length is refused', () => {
    expect(() => createScaleReader(writeCompact(2n ** 64n)).compact()).toThrow('too large')
  })
})

describe('the reader', () => {
  test('reads texts, lists and what may be missing, in order', () => {
    const bytes = hexToBytes(('0x0c616263' + '08' + '0102' + '00' + '0107') as `0x${string}`)
    const reader = createScaleReader(bytes)
    expect(reader.text()).toBe('abc')
    expect(reader.list(reader.byte)).toEqual([1, 2])
    expect(reader.option(reader.byte)).toBeUndefined()
    expect(reader.option(reader.byte)).toBe(7)
    expect(() => reader.byte()).toThrow('end too soon')
  })

  test('R13: a length that was made up ends the reading, not the memory', () => {
    const reader = createScaleReader(concat([writeCompact(2 ** 40), Uint8Array.of(1, 2, 3)]))
    expect(() => reader.list(reader.byte)).toThrow('longer than the bytes')
  })
})

test('an era is good from its block on for 256 blocks, as Substrate’s own library writes it', () => {
  const registry = new TypeRegistry()
  fc.assert(
    fc.property(fc.nat(), (block) => {
      const reference = registry.createType('ExtrinsicEra', { current: block, period: 256 })
      expect(bytesToHex(encodeEra(block))).toBe(reference.toHex())
      expect(reference.asMortalEra.birth(block)).toBe(block)
    }),
  )
})

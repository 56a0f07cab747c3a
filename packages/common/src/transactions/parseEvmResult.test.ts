import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evmResultClass, parseEvmSignature, parseEvmTransactionHash } from './parseEvmResult.js'

const hex = (digits: number) => `0x${'a'.repeat(digits)}`

test.each([
  [hex(64), 'hash'],
  [hex(62), 'signature'],
  [hex(63), 'signature'],
  [hex(130), 'signature'],
  [hex(1_000), 'signature'],
  [hex(61), 'object'],
  ['0x', 'object'],
  ['', 'object'],
  ['aa', 'object'],
  [hex(62).replace('a', 'g'), 'object'],
  [null, 'object'],
  [{}, 'object'],
  [[hex(64)], 'object'],
  [hex(1_000_000), 'object'],
  [`${hex(64)}\n`, 'object'],
  [5, 'object'],
] as const)('R37: classifies %.20j as %s', (value, expected) => expect(evmResultClass(value)).toBe(expected))

test.each([
  undefined,
  null,
  '',
  '0x',
  hex(61),
  hex(63),
  hex(65),
  hex(130),
  { hash: hex(64), transactionHash: hex(64).replace('a', 'b') },
  `0x${'0'.repeat(64)}`,
  { id: hex(64) },
  [hex(64), hex(64)],
  'not hex',
  hex(1_000_000),
])('R37: rejects %.20j as a transaction hash', (value) => {
  expect(() => parseEvmTransactionHash(value)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
})

test.each([
  [hex(64).slice(2), hex(64)],
  [hex(64).toUpperCase(), hex(64)],
  [` ${hex(64)}\n`, hex(64)],
  [{ hash: hex(64) }, hex(64)],
  [{ transactionHash: hex(64) }, hex(64)],
  [{ result: hex(64) }, hex(64)],
  [{ jsonrpc: '2.0', id: 1, result: hex(64) }, hex(64)],
  [[hex(64)], hex(64)],
  [JSON.stringify(hex(64)), hex(64)],
  [new String(hex(64)), hex(64)],
  [new Uint8Array(32).fill(0xaa), hex(64)],
  [Array(32).fill(0xaa), hex(64)],
  [Buffer.alloc(32, 0xaa).toJSON(), hex(64)],
  [{ hash: Buffer.alloc(32, 0xaa).toJSON() }, hex(64)],
])('R37: reads the transaction hash %.80j', (value, expected) => expect(parseEvmTransactionHash(value)).toBe(expected))

test.each([
  ['0x', '0x'],
  ['0x01', '0x01'],
  [hex(130).slice(2), hex(130)],
  [hex(130).toUpperCase(), hex(130)],
  [{ signature: hex(130) }, hex(130)],
  [{ result: hex(130) }, hex(130)],
  [[hex(130)], hex(130)],
  [new Uint8Array(65).fill(0xaa), hex(130)],
  [Buffer.alloc(65, 0xaa).toJSON(), hex(130)],
  [{ signature: new Uint8Array(65).fill(0xaa) }, hex(130)],
])('R37: reads the signature %.20j, whose form a contract account may choose', (value, expected) => {
  expect(parseEvmSignature(value)).toBe(expected)
})

test.each([
  undefined,
  null,
  '',
  'ab',
  hex(61),
  hex(63),
  hex(131),
  { id: hex(130) },
  `0x${'0'.repeat(130)}`,
  new Uint8Array(65),
  'not hex',
  hex(1_048_576),
])('R37: rejects %.20j as a signature', (value) => {
  expect(() => parseEvmSignature(value)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_RESULT' }))
})

test('R37: returns hashes and signatures unchanged, and accepts 64 digits as either', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 31, maxLength: 400 }), (bytes) => {
      const value = `0x${Buffer.from(bytes).toString('hex')}`
      fc.pre(bytes.some((byte) => byte !== 0))
      expect(parseEvmSignature(value)).toBe(value)
      if (bytes.length === 32) expect(parseEvmTransactionHash(value)).toBe(value)
      else expect(() => parseEvmTransactionHash(value)).toThrow()
    }),
  )
})

test('R37 L3: any value has exactly one class', () => {
  fc.assert(fc.property(fc.anything(), (value) => ['hash', 'signature', 'object'].includes(evmResultClass(value))))
})

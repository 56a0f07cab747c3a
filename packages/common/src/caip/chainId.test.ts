import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseChainId, safeParseChainId } from './chainId.js'

test.each<readonly [unknown, number]>([
  ['0x1', 1],
  ['1', 1],
  [1, 1],
  [1n, 1],
  ['0x01', 1],
  ['eip155:1', 1],
  ['0x2105', 8453],
  ['0XA', 10],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
])('R35: reads %s as chain %i', (value, id) => expect(safeParseChainId(value)).toEqual({ ok: true, value: id }))

test.each<unknown>([
  '',
  '0x',
  -1,
  1.5,
  Number.NaN,
  2 ** 64,
  2n ** 64n,
  '0x10000000000000000',
  '0x0',
  0,
  null,
  undefined,
  {},
  [],
  ['0x1'],
  'eip155:',
  'solana:1',
  ' 1',
  '1e3',
  'eip155:0x',
  true,
  Symbol('1'),
  { valueOf: () => 1 },
])('R35: rejects %s with a typed error', (value) => {
  expect(safeParseChainId(value).ok).toBe(false)
  expect(() => parseChainId(value)).toThrow(expect.objectContaining({ code: 'WALLET_BAD_CHAIN' }))
})

test('R35: reads every form of a valid id', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      for (const form of [
        id,
        BigInt(id),
        String(id),
        `0x${id.toString(16)}`,
        `0x${id.toString(16).toUpperCase()}`,
        `eip155:${id}`,
      ]) {
        expect(safeParseChainId(form)).toEqual({ ok: true, value: id })
      }
    }),
  )
})

test('R35 L3: reads any value as a positive integer or rejects it', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true }), (value) => {
      const parsed = safeParseChainId(value)
      if (parsed.ok) expect(Number.isSafeInteger(parsed.value) && parsed.value > 0).toBe(true)
    }),
  )
})

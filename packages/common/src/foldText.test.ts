import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './foldText.js'

test('case, accents, width and spacing do not matter', () => {
  expect(foldText('  Crème\tBRÛLÉE\n Wallet ')).toBe('creme brulee wallet')
  expect(foldText('Ｍｅｔａ')).toBe('meta')
})

test('folding twice is folding once, and no line break is left', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldText(text)
      expect(foldText(folded)).toBe(folded)
      expect(['\n', '\r', '\u0000'].filter((sign) => folded.includes(sign))).toEqual([])
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './foldText.js'

test('removes case, accents, width and spacing', () => {
  expect(foldText('  Crème\tBRÛLÉE\n Wallet ')).toBe('creme brulee wallet')
  expect(foldText('Ｍｅｔａ')).toBe('meta')
})

test('is idempotent and leaves no line break', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = foldText(text)
      expect(foldText(folded)).toBe(folded)
      expect(['\n', '\r', '\u0000'].filter((sign) => folded.includes(sign))).toEqual([])
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, walletSearchText } from './searchText.js'

describe('foldText', () => {
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
})

describe('walletSearchText', () => {
  test('R245: a wallet is searched by folded name, reverse-DNS name and home page, each between line breaks', () => {
    const wallet = { name: 'Crème  Wallet', rdns: 'Com.Creme', homepage: 'https://creme.example/' }
    expect(walletSearchText(wallet)).toBe('\ncreme wallet\ncom.creme\nhttps://creme.example/\n')
    expect(walletSearchText({ name: 'A' })).toBe('\na\n\n\n')
  })
})

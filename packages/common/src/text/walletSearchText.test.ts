import { expect, test } from 'vitest'
import { walletSearchText } from './walletSearchText.js'

test('R245: a wallet is searched by folded name, reverse-DNS name and home page, each between line breaks', () => {
  const wallet = { name: 'Crème  Wallet', rdns: 'Com.Creme', homepage: 'https://creme.example/' }
  expect(walletSearchText(wallet)).toBe('\ncreme wallet\ncom.creme\nhttps://creme.example/\n')
  expect(walletSearchText({ name: 'A' })).toBe('\na\n\n\n')
})

import { hex } from '@scure/base'
import { mnemonicToSeedSync } from '@scure/bip39'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { seedOf, testAccounts, testMnemonic } from './testAccounts.js'

const otherMnemonic = `${'abandon '.repeat(11)}about`

test.each([testMnemonic, otherMnemonic])('the seed of %s follows BIP-39', (mnemonic) => {
  expect(hex.encode(seedOf(mnemonic))).toBe(hex.encode(mnemonicToSeedSync(mnemonic)))
})

test.each([testMnemonic, otherMnemonic])('the accounts of %s are the same as in wallets', (mnemonic) => {
  const derived = [3, 4].map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }).address)
  const accounts = testAccounts(2, mnemonic, 3)
  expect(accounts.map(({ address }) => address)).toEqual(derived)
  expect(accounts.map(({ privateKey }) => privateKeyToAddress(privateKey))).toEqual(derived)
})

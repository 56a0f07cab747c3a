import { hex } from '@scure/base'
import { mnemonicToSeedSync } from '@scure/bip39'
import { mnemonicToAccount, privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { seedOf, testAccounts, testMnemonic } from './testAccounts.js'

const otherMnemonic = `${'abandon '.repeat(11)}about`

test.each([testMnemonic, otherMnemonic])('the seed of %s is what BIP-39 makes of it', (mnemonic) => {
  expect(hex.encode(seedOf(mnemonic))).toBe(hex.encode(mnemonicToSeedSync(mnemonic)))
})

test.each([testMnemonic, otherMnemonic])('the accounts of %s are those that wallets derive', (mnemonic) => {
  const derived = [3, 4].map((addressIndex) => mnemonicToAccount(mnemonic, { addressIndex }).address)
  const accounts = testAccounts(2, mnemonic, 3)
  expect(accounts.map(({ address }) => address)).toEqual(derived)
  expect(accounts.map(({ privateKey }) => privateKeyToAddress(privateKey))).toEqual(derived)
})

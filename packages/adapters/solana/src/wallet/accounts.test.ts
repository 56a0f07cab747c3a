import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../../fuzz/anything.js'
import { alice, bob, createAccount } from '../../test/scriptedWallet.js'
import { isEmptyList, readAccounts, toAccount } from './accounts.js'

test('R34: keeps valid accounts in order, without duplicates', () => {
  const accounts = readAccounts([
    null,
    bob,
    { ...alice, publicKey: bob.publicKey },
    { ...alice, chains: ['sui:mainnet'] },
    { address: alice.address },
    { ...bob, label: 'Again' },
    { ...alice, address: '0x1' },
  ])
  expect(accounts.map(({ address }) => address)).toEqual([bob.address, alice.address])
  expect(accounts[0]?.handle).toBe(bob)
})

test('R50: cleans and truncates the wallet’s names of accounts', () => {
  const [account] = readAccounts([createAccount(1, `\u202eSavings${'!'.repeat(200)}`)])
  expect(account && toAccount(account).name).toBe(`Savings${'!'.repeat(57)}`)
})

test('R34 L3: reads any value as accounts without throwing', () => {
  fc.assert(
    fc.property(anything, (make) => {
      for (const account of readAccounts(make())) expect(account.publicKey).toHaveLength(32)
      void isEmptyList(make())
    }),
  )
  fc.assert(
    fc.property(fc.constantFrom('address', 'publicKey', 'chains', 'features', 'label'), anything, (field, make) => {
      for (const account of readAccounts([{ ...alice, [field]: make() }, bob]).map(toAccount))
        expect(account).toMatchObject({ namespace: 'solana', type: 'eoa' })
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anything } from '../../../../fuzz/anything.js'
import { alice, bob, createAccount } from '../test/scriptedWallet.js'
import { isEmptyList, readAccounts, toAccount } from './accounts.js'

test('R34: the valid accounts stay, in their order and once each', () => {
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

test('R50: what the wallet calls an account is cleaned and cut', () => {
  const [account] = readAccounts([createAccount(1, `\u202eSavings${'!'.repeat(200)}`)])
  expect(account && toAccount(account).name).toBe(`Savings${'!'.repeat(57)}`)
})

test('R34 L3: anything at all is read as accounts, or as none, without throwing', () => {
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

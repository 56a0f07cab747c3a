import type { Account } from '@latchkey/common'
import { expect, test } from 'vitest'
import { readSharedAccount } from './sharedAccountStatus.js'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const account: Account = { namespace: 'eip155', address, type: 'eoa' }
const read = (change: Partial<Account> = {}, isActive = false, isSelectable = true) =>
  readSharedAccount({ ...account, ...change }, { isActive, isSelectable })

test('shows the address in place of a name', () => {
  expect(read()).toEqual({ name: undefined, label: '0x71C7…976F', details: [], end: 'use' })
  expect(read({ name: '' }).name).toBeUndefined()
  expect(read({ name: '\u202e' }).name).toBeUndefined()
})

test('shows the address below a name, which is cleaned', () => {
  expect(read({ name: 'Sav\u202eings' })).toMatchObject({
    name: 'Savings',
    label: 'Savings',
    details: [{ kind: 'address' }],
  })
})

test.each([
  ['eoa', []],
  ['smartAccount', [{ kind: 'purpose', purpose: 'smartAccount' }]],
  ['payment', [{ kind: 'purpose', purpose: 'forPayments' }]],
  ['ordinal', [{ kind: 'purpose', purpose: 'forCollectibles' }]],
] as const)('says the purpose of an account of type %s', (type, details) => {
  expect(read({ type }).details).toEqual(details)
})

test('lists address, purpose and key type in this order', () => {
  expect(read({ name: 'Savings', type: 'payment', keyType: 'sr25519' }).details.map(({ kind }) => kind)).toEqual([
    'address',
    'purpose',
    'keyType',
  ])
})

test.each([
  [true, true, 'current'],
  [true, false, 'current'],
  [false, true, 'use'],
  [false, false, undefined],
] as const)('active: %s, selectable: %s ends with %s', (isActive, isSelectable, end) => {
  expect(read({}, isActive, isSelectable).end).toBe(end)
})

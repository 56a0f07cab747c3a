import type { GrantedSession, NewSession } from '@latchkey/core'
import { expect, test } from 'vitest'
import { readCreatedStatus } from './status.js'

const account = 'eip155:1:0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const session: GrantedSession = {
  pci: '0x1',
  app: 'Orchard',
  origin: undefined,
  chainId: 'eip155:1',
  contexts: ['0x1'],
  permissions: [],
  terms: [],
  expiration: undefined,
  createdAt: undefined,
}
const granted: NewSession = { account, session, isRecorded: false, request: undefined }
const read = (change: Partial<NewSession>, hasList = true) =>
  readCreatedStatus({ granted: { ...granted, ...change }, account, hasList })

test('offers to list the permission if the app has a list', () => {
  expect(read({})).toEqual({ status: 'granted', session, canList: true })
  expect(read({}, false)).toEqual({ status: 'granted', session, canList: false })
})

test('follows the request, up to the listed permission', () => {
  expect(read({ request: { status: 'pending', step: 'signing', isSlow: true } })).toMatchObject({
    status: 'signing',
    isSlow: true,
  })
  expect(read({ request: { status: 'pending', step: 'saving', isSlow: false } }).status).toBe('saving')
  expect(read({ request: { status: 'declined', step: 'signing', code: 'USER_REJECTED' } })).toMatchObject({
    status: 'declined',
  })
  expect(read({ request: { status: 'failed', step: 'saving', code: 'SMART_SESSION_REFUSED' } })).toMatchObject({
    status: 'failed',
    error: 'SMART_SESSION_REFUSED',
  })
  expect(read({ isRecorded: true }).status).toBe('listed')
})

test('names the account and the network that granted it, if others are shown', () => {
  const other = `eip155:10:${account.slice('eip155:1:'.length)}` as const
  expect(read({ account: other })).toEqual({ status: 'elsewhere', session, account: other, canList: true })
  expect(read({ account: account.toLowerCase() as typeof account }).status).toBe('granted')
})

test('shows nothing without a permission or an account', () => {
  expect(readCreatedStatus({ granted, account: undefined, hasList: true })).toEqual({ status: 'none' })
  expect(readCreatedStatus({ granted: undefined, account, hasList: true })).toEqual({ status: 'none' })
})

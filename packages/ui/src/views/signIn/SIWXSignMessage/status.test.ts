import type { SignInStatus } from '@latchkey/core'
import { expect, test } from 'vitest'
import { readSignMessageStatus } from './status.js'

const connection = {
  namespace: 'eip155',
  connectorId: 'foxglove',
  wallet: { name: 'Foxglove' },
  address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  chainId: 'eip155:1',
  isAtGate: true,
} as const
const session = {
  data: {
    accountAddress: connection.address,
    chainId: connection.chainId,
    domain: 'app.example',
    uri: 'https://app.example',
    version: '1',
    nonce: 'nonce',
  },
  message: 'text',
  signature: '0x',
}
const signedOut = (rest: { readonly message?: string; readonly code?: 'USER_REJECTED' | 'AUTHENTICATION_FAILED' }) =>
  readSignMessageStatus({ ...connection, status: 'signedOut', message: undefined, ...rest })

test('has no status without a wallet that signs in', () => {
  expect(readSignMessageStatus(undefined)).toBeUndefined()
})

test('waits for the app until the message is ready', () => {
  expect(readSignMessageStatus({ ...connection, status: 'checking' })).toEqual({ status: 'working', step: 'checking' })
  expect(signedOut({})).toEqual({ status: 'working', step: 'preparing' })
  expect(signedOut({ message: 'text' })).toEqual({ status: 'ready', message: 'text' })
})

test('keeps the message while the wallet asks the visitor', () => {
  const signing: SignInStatus = { ...connection, status: 'signing', message: 'text', isSlow: true }
  expect(readSignMessageStatus(signing)).toEqual({ status: 'signing', message: 'text', isSlow: true })
})

test.each([
  ['USER_REJECTED', 'declined'],
  ['AUTHENTICATION_FAILED', 'failed'],
] as const)('after %s, the sign-in is %s, with the next message once it is ready', (error, status) => {
  expect(signedOut({ code: error })).toEqual({ status, error, message: undefined })
  expect(signedOut({ code: error, message: 'text' })).toEqual({ status, error, message: 'text' })
})

test('ends with the verification of the signature', () => {
  expect(readSignMessageStatus({ ...connection, status: 'verifying', message: 'text' })).toEqual({
    status: 'working',
    step: 'verifying',
  })
  expect(readSignMessageStatus({ ...connection, status: 'signedIn', session })).toEqual({ status: 'signedIn' })
})

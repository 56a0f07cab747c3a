import type { ErrorCode } from '@latchkey/common'
import type { GrantedSession, SessionList, SessionStep } from '@latchkey/core'
import { expect, test } from 'vitest'
import { readListStatus, readRevokeStatus } from './status.js'

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
  createdAt: 1,
}
const read = (list: SessionList | undefined, isSupported = true) => readListStatus({ list, account, isSupported })

test.each<[string, SessionList | undefined, unknown]>([
  ['loads before the first response', undefined, { status: 'loading', sessions: [] }],
  [
    'loads if the list is of another account',
    { status: 'loaded', account: 'eip155:10:0x1', sessions: [session] },
    { status: 'loading', sessions: [] },
  ],
  [
    'keeps known permissions while it loads',
    { status: 'loading', account, sessions: [session] },
    { status: 'loading', sessions: [session] },
  ],
  [
    'keeps known permissions after a failure',
    { status: 'failed', account, sessions: [session], code: 'SMART_SESSIONS_FAILED' },
    { status: 'failed', code: 'SMART_SESSIONS_FAILED', sessions: [session] },
  ],
  ['can be empty', { status: 'loaded', account, sessions: [] }, { status: 'empty' }],
  ['lists permissions', { status: 'loaded', account, sessions: [session] }, { status: 'listed', sessions: [session] }],
])('the list %s', (_title, list, status) => {
  expect(read(list)).toEqual(status)
})

test('a wallet without the methods lists nothing', () => {
  expect(read({ status: 'loaded', account, sessions: [session] }, false)).toEqual({ status: 'unsupported' })
})

test('a request to revoke is pending, declined or failed', () => {
  expect(readRevokeStatus(undefined)).toEqual({ status: 'idle' })
  expect(readRevokeStatus({ status: 'pending', step: 'signing', isSlow: true })).toEqual({
    status: 'pending',
    step: 'signing',
    isSlow: true,
  })
  expect(readRevokeStatus({ status: 'declined', step: 'revoking', code: 'USER_REJECTED' })).toEqual({
    status: 'declined',
  })
})

test.each<[SessionStep, ErrorCode, string | undefined]>([
  ['revoking', 'REQUEST_PENDING', 'pendingHint'],
  ['revoking', 'WALLET_FAILED', 'removeHint'],
  ['revoking', 'INVALID_PARAMS', 'removeHint'],
  ['revoking', 'WALLET_LOCKED', undefined],
  ['signing', 'WALLET_FAILED', undefined],
])('a failure while %s with %s has the hint %s', (step, code, hint) => {
  expect(readRevokeStatus({ status: 'failed', step, code })).toEqual({ status: 'failed', code, hint })
})

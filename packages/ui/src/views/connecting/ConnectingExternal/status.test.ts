import type { ConnectAttempt } from '@latchkey/core'
import { expect, test } from 'vitest'
import { readConnectStatus } from './status.js'

const attempt = (changes: Partial<ConnectAttempt> = {}): ConnectAttempt => ({
  connectorId: 'foxglove',
  namespace: 'eip155',
  status: 'pending',
  isSlow: false,
  ...changes,
})
const failed = (code: NonNullable<ConnectAttempt['code']>) =>
  readConnectStatus(attempt({ status: 'failed', code }), false)

test('is idle before the first request and after it was cancelled', () => {
  expect(readConnectStatus(undefined, true)).toEqual({ status: 'idle' })
})

test('offers a retry for a slow wallet, and a hint where its window may be', () => {
  expect(readConnectStatus(attempt(), false)).toMatchObject({ canAskAgain: false, hasSlowHint: false })
  expect(readConnectStatus(attempt({ isSlow: true }), false)).toMatchObject({ canAskAgain: true, hasSlowHint: true })
})

test('gives no hint about a window if the wallet may show an earlier request', () => {
  const status = readConnectStatus(attempt({ isSlow: true }), true)
  expect(status).toMatchObject({ mayBeOpen: true, canAskAgain: true, hasSlowHint: false })
})

test('shows any rejection as USER_REJECTED, whatever code the wallet reported', () => {
  const status = readConnectStatus(attempt({ status: 'declined', code: 'WALLET_FAILED' }), false)
  expect(status).toEqual({ status: 'declined', error: 'USER_REJECTED', next: 'tryAgain', canReload: false })
})

test.each([
  ['RPC_FAILED', 'tryAgain', false],
  ['REQUEST_PENDING', 'checkAgain', false],
  ['EXTENSION_INVALIDATED', 'reload', false],
  ['VIEW_LOAD_FAILED', 'tryAgain', true],
] as const)('after %s the next step is %s', (code, next, canReload) => {
  expect(failed(code)).toEqual({ status: 'failed', error: code, next, canReload })
})

test('shows a failure without a code as WALLET_FAILED', () => {
  expect(readConnectStatus(attempt({ status: 'failed' }), false)).toMatchObject({ error: 'WALLET_FAILED' })
})

test('a connection has no next step', () => {
  expect(readConnectStatus(attempt({ status: 'connected' }), false)).toEqual({ status: 'connected' })
})

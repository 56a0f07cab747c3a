import type { ConnectAttempt } from '@latchkey/core'
import { expect, test } from 'vitest'
import { readEnd } from './readEnd.js'

const attempt = (changes: Partial<ConnectAttempt> = {}): ConnectAttempt => ({
  connectorId: 'walletConnect',
  namespace: 'eip155',
  status: 'pending',
  isSlow: false,
  ...changes,
})
const running = { attempt: attempt(), wasDeclined: false, isStopped: false }
const ready = { status: 'ready' } as const

test('a request stays pending while a code waits for a wallet', () => {
  expect(readEnd(running, ready)).toBeUndefined()
  expect(readEnd({ ...running, attempt: undefined }, ready)).toBeUndefined()
  expect(readEnd({ ...running, attempt: attempt({ status: 'connected' }) }, ready)).toBeUndefined()
})

test('a rejection ends the request, unless a new code follows', () => {
  const declined = { ...running, attempt: attempt({ status: 'declined', code: 'USER_REJECTED' }) }
  expect(readEnd(declined, ready)).toEqual({ status: 'declined', reason: 'USER_REJECTED' })
  expect(readEnd({ ...declined, wasDeclined: true }, ready)).toBeUndefined()
})

test('a failed request ends with its error code, or with PAIRING_FAILED', () => {
  const failed = (code?: ConnectAttempt['code']) => ({
    ...running,
    attempt: attempt({ status: 'failed', ...(code ? { code } : {}) }),
  })
  expect(readEnd(failed('SESSION_EXPIRED'), ready)).toEqual({ status: 'failed', reason: 'SESSION_EXPIRED' })
  expect(readEnd(failed(), ready)).toEqual({ status: 'failed', reason: 'PAIRING_FAILED' })
})

test('if creating the pairing URI failed, ends with that error code, even if the app cancelled the request', () => {
  const unreachable = { status: 'failed', code: 'RELAY_UNREACHABLE' } as const
  const end = { status: 'failed', reason: 'RELAY_UNREACHABLE' }
  expect(readEnd(running, unreachable)).toEqual(end)
  expect(readEnd({ ...running, isStopped: true }, unreachable)).toEqual(end)
})

test('a request that the app cancelled is not a failure', () => {
  expect(readEnd({ ...running, attempt: undefined, isStopped: true }, ready)).toEqual({ status: 'cancelled' })
})

import type { WalletConnectState } from '@latchkey/core'
import { expect, test } from 'vitest'
import { readQrStatus } from './qrStatus.js'

const open = { attempt: undefined, wasDeclined: false, isStopped: false }

test.each<[string, boolean, WalletConnectState['code'], unknown]>([
  ['for the first code', false, undefined, 'none'],
  ['after a rejection', false, 'USER_REJECTED', 'declined'],
  ['after a rejection that only the wallet reported', true, undefined, 'declined'],
  ['after the code expired', false, 'PAIRING_EXPIRED', 'expired'],
  ['after the code that followed a rejection expired', true, 'PAIRING_EXPIRED', 'expired'],
  ['after another error', false, 'RELAY_UNREACHABLE', 'none'],
])('has the reason for a new code %s', (_when, wasDeclined, code, renewal) => {
  expect(readQrStatus({ ...open, wasDeclined }, { status: 'ready', code })).toEqual({ status: 'code', renewal })
})

test('has ended after a failure or a cancellation', () => {
  expect(readQrStatus(open, { status: 'failed', code: 'RELAY_UNREACHABLE' })).toEqual({
    status: 'ended',
    end: { status: 'failed', reason: 'RELAY_UNREACHABLE' },
  })
  expect(readQrStatus({ ...open, isStopped: true }, { status: 'ready', code: undefined })).toEqual({
    status: 'ended',
    end: { status: 'cancelled' },
  })
})

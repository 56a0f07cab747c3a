import type { NetworkAvailability } from '@latchkey/core'
import { expect, test } from 'vitest'
import type { SwitchAttempt } from '../../../network/createNetworkSwitcher.js'
import { readSwitchStatus } from './status.js'

const attempt = (changes: Partial<SwitchAttempt> = {}): SwitchAttempt => ({
  caipNetworkId: 'eip155:1',
  status: 'pending',
  isSlow: false,
  mayBeOpen: false,
  ...changes,
})
const failed = (code: NonNullable<SwitchAttempt['code']>) => attempt({ status: 'failed', code })

test('is idle before the first attempt', () => {
  expect(readSwitchStatus(undefined, 'available')).toEqual({ status: 'idle' })
  expect(readSwitchStatus(undefined, 'needsApproval')).toEqual({ status: 'idle' })
})

test.each<[string, Partial<SwitchAttempt>, NetworkAvailability, unknown]>([
  ['no hint at first', {}, 'available', { slowHint: undefined, canConnectAgain: false }],
  ['where the window may be, after a while', { isSlow: true }, 'available', { slowHint: 'browser' }],
  [
    'the phone and a new connection, if the wallet has not approved the network',
    { isSlow: true },
    'needsApproval',
    { slowHint: 'phone', canConnectAgain: true },
  ],
  [
    'no hint about a window, if the wallet may show an earlier request',
    { isSlow: true, mayBeOpen: true },
    'available',
    { mayBeOpen: true, slowHint: undefined },
  ],
])('a pending switch shows %s', (_what, changes, availability, expected) => {
  expect(readSwitchStatus(attempt(changes), availability)).toMatchObject({ status: 'pending', ...(expected as object) })
})

test.each<[string, SwitchAttempt, NetworkAvailability, unknown]>([
  [
    'a rejection',
    attempt({ status: 'declined', code: 'USER_REJECTED' }),
    'available',
    { status: 'declined', error: 'USER_REJECTED', advice: 'none' },
  ],
  ['an error', failed('RPC_FAILED'), 'available', { status: 'failed', error: 'RPC_FAILED', advice: 'none' }],
  ['an error without a code', attempt({ status: 'failed' }), 'available', { error: 'WALLET_FAILED' }],
  ['a wallet that cannot switch', failed('METHOD_NOT_SUPPORTED'), 'available', { advice: 'changeInWallet' }],
  ['a request that is already open', failed('REQUEST_PENDING'), 'available', { advice: 'answerRequest' }],
])('%s shows its text and advice', (_what, ended, availability, expected) => {
  expect(readSwitchStatus(ended, availability)).toMatchObject({ canConnectAgain: false, ...(expected as object) })
})

test('advises a new connection for an unapproved network, and hides an error that says the same', () => {
  const advice = { advice: 'connectAgain', canConnectAgain: true }
  expect(readSwitchStatus(failed('WRONG_NETWORK'), 'needsApproval')).toMatchObject({ error: undefined, ...advice })
  expect(readSwitchStatus(failed('METHOD_NOT_SUPPORTED'), 'needsApproval')).toMatchObject({
    error: 'METHOD_NOT_SUPPORTED',
    ...advice,
  })
  expect(readSwitchStatus(attempt({ status: 'declined' }), 'needsApproval')).toMatchObject({
    error: 'USER_REJECTED',
    ...advice,
  })
})

import type { ErrorCode } from '@latchkey/common'
import { expect, test } from 'vitest'
import { createRefusal, shownCode } from './createWalletConnectClient.js'

test.each<[ErrorCode, ErrorCode, string]>([
  ['SERVER_ORIGIN_NOT_ALLOWED', 'INVALID_APP_CONFIGURATION', 'allowed origins'],
  ['SERVER_INVALID_KEY', 'INVALID_APP_CONFIGURATION', 'projectId'],
  ['SERVER_JWT_NOT_YET_VALID', 'SESSION_EXPIRED', 'time settings'],
  ['INVALID_APP_CONFIGURATION', 'INVALID_APP_CONFIGURATION', 'origin'],
])(
  '§8: the relay error %s shows as %s in view and alert, and the details name the reason for developers',
  (said, code, why) => {
    expect(shownCode(said)).toBe(code)
    const refusal = createRefusal(said)
    expect(refusal.code).toBe(code)
    expect(refusal.details).toContain(why)
  },
)

test('other relay errors are passed on unchanged', () => {
  expect(shownCode('RELAY_UNREACHABLE')).toBe('RELAY_UNREACHABLE')
})

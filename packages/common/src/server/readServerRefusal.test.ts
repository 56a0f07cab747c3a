import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readServerRefusal } from './readServerRefusal.js'

test.each([
  ['Unauthorized: origin not allowed', 'INVALID_APP_CONFIGURATION', 'Invalid App Configuration', 'allowed origins'],
  ['Unauthorized: invalid key', 'INVALID_APP_CONFIGURATION', 'Invalid App Configuration', '`projectId`'],
  ['JWT validation error: JWT Token is not yet valid', 'SESSION_EXPIRED', 'Session Expired', 'time settings'],
])('§8: "%s" is %s', (text, code, message, hint) => {
  const error = readServerRefusal(`{"reasons":[{"description":"${text}"}]}`)
  expect(error).toMatchObject({ code, shortMessage: message, cause: { shortMessage: text } })
  expect(error?.details).toContain(hint)
})

test('R46: ignores and drops any other text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.anything()), (value) => {
      expect(readServerRefusal(value)).toBeUndefined()
    }),
  )
})

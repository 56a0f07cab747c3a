import { expect, test } from 'vitest'
import { createError } from '../errors/appKitError.js'
import { errors } from '../errors/errors.js'
import { failedBy, failedByChain, failedByStatus } from './serverFailure.js'

test.each([403, 408, 413, 429, 500, 502, 503, 504])(
  "§8: status %i is temporary, with the server's Retry-After",
  (status) => {
    const failure = {
      type: 'failed',
      mayPass: true,
      pauseMs: 2_000,
      error: { shortMessage: `HTTP status code: ${status}` },
    }
    expect(failedByStatus(status, 2_000)).toMatchObject(failure)
  },
)

test.each([301, 400, 401, 404, 410, 501])('status %i is final', (status) => {
  expect(failedByStatus(status)).toMatchObject({ mayPass: false, error: { code: 'HTTP_STATUS' } })
})

test.each([200, 204])('a response with status %i but no reply is a temporary failure', (status) => {
  expect(failedByStatus(status)).toMatchObject({ mayPass: true, error: { code: 'RPC_BAD_RESPONSE' } })
})

test('a thrown error is temporary, except for a response that is too large', () => {
  const cause = new TypeError('Failed to fetch')
  expect(failedBy(cause)).toMatchObject({ mayPass: true, error: { code: 'RPC_FAILED', cause } })
  const timeout = createError(errors.HTTP_TIMEOUT)
  expect(failedBy(timeout)).toEqual({ type: 'failed', mayPass: true, isLost: true, error: timeout })
  expect(failedBy(createError(errors.HTTP_TOO_LARGE)).mayPass).toBe(false)
})

test('R55: a server of another chain is a final failure', () => {
  const error = {
    code: 'RPC_WRONG_CHAIN',
    details: 'The URL was given for Chain 1, but its eth_chainId names another chain.',
  }
  expect(failedByChain({ name: 'Chain 1' }, 'eth_chainId')).toMatchObject({ mayPass: false, error })
})

test('after a timeout, a server error, a thrown error or an unreadable response, the server may have carried out the request', () => {
  const isLost = (status: number) => failedByStatus(status).isLost
  expect([200, 204, 408, 500, 502, 503, 504].map(isLost)).toEqual(Array(7).fill(true))
  expect([301, 400, 401, 403, 404, 413, 429].map(isLost)).toEqual(Array(7).fill(false))
  expect(failedBy(new TypeError('Failed to fetch')).isLost).toBe(true)
  expect(failedBy(createError(errors.HTTP_TOO_LARGE)).isLost).toBe(true)
  expect(failedByChain({ name: 'Chain 1' }, 'eth_chainId').isLost).toBe(false)
})

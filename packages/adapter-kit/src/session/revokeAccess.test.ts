import { createError, errors } from '@latchkey/common'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdapterContext } from '../../../testing/src/fakes/createAdapterContext.js'
import { revokeAccess } from './revokeAccess.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('FI20: disconnecting waits 3 s for the wallet, and most failures of the wallet do not fail it', async () => {
  const { ports } = createAdapterContext()
  let isDone = false
  const revoking = revokeAccess(() => new Promise(() => undefined), ports).then(() => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(2_999)
  expect(isDone).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await revoking
  await revokeAccess(() => Promise.reject(new Error('no')), ports)
  const throwAtOnce = () => {
    throw new Error('at once')
  }
  await revokeAccess(throwAtOnce, ports)
  await revokeAccess(() => undefined, ports)
})

test.each([
  { code: 4001, message: 'User rejected the request.' },
  new Error('User declined access'),
  createError(errors.USER_REJECTED),
])('reports that the user keeps the permission: %o', async (thrown) => {
  const { ports } = createAdapterContext()
  await expect(revokeAccess(() => Promise.reject(thrown), ports)).rejects.toMatchObject({ code: 'USER_REJECTED' })
})

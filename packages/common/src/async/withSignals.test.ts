import { expect, test } from 'vitest'
import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'
import { withSignals } from './withSignals.js'

const never = new Promise<never>(() => undefined)

test('L1: rejects with the reason of the first signal that aborts', async () => {
  for (const index of [0, 1]) {
    const owners = [new AbortController(), new AbortController()]
    const result = withSignals(never, undefined, ...owners.map(({ signal }) => signal))
    owners[index]?.abort(createError(errors.DESTROYED))
    await expect(result).rejects.toMatchObject({ code: 'DESTROYED' })
  }
})

test('rejects with the reason of the signal if it is an AppKitError', async () => {
  const reason = createError(errors.MODAL_CLOSED)
  await expect(withSignals(never, AbortSignal.abort(reason))).rejects.toBe(reason)
})

test('rejects with ABORTED if the signal has already aborted, also where the promise has settled', async () => {
  const signal = AbortSignal.abort()
  await expect(withSignals(Promise.resolve(1), signal)).rejects.toMatchObject({ code: 'ABORTED' })
  await expect(withSignals(Promise.reject(new Error('unseen')), signal)).rejects.toMatchObject({
    code: 'ABORTED',
  })
})

test('L7: many calls with one signal leave no listener on it', async () => {
  const { signal } = new AbortController()
  let listeners = 0
  const counting = Object.create(signal, {
    addEventListener: { value: () => void listeners++ },
    removeEventListener: { value: () => void listeners-- },
    aborted: { value: false },
  }) as AbortSignal
  for (let call = 0; call < 20; call++) await withSignals(Promise.resolve(call), counting)
  expect(listeners).toBe(0)
})

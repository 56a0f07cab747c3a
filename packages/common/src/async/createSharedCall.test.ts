import { expect, test } from 'vitest'
import { createSharedCall } from './createSharedCall.js'

/** Work that settles when the test says so, or when it is aborted. */
function setUp() {
  const result = Promise.withResolvers<string>()
  let end: AbortSignal | undefined
  const call = createSharedCall((signal) => {
    end = signal
    signal.addEventListener('abort', () => result.reject(signal.reason))
    return result.promise
  })
  return { call, result, isAborted: () => end?.aborted }
}

test('all callers get the result', async () => {
  const { call, result } = setUp()
  const callers = [call.join(), call.join(new AbortController().signal)]
  result.resolve('done')
  expect(await Promise.all(callers)).toEqual(['done', 'done'])
})

test('a caller that aborts leaves the others waiting, and the last one aborts the work', async () => {
  const { call, isAborted } = setUp()
  const [first, second] = [new AbortController(), new AbortController()]
  const callers = [first, second].map(({ signal }) => call.join(signal).catch(({ code }) => code))
  first.abort()
  expect(await callers[0]).toBe('ABORTED')
  expect(isAborted()).toBe(false)
  second.abort()
  expect(await callers[1]).toBe('ABORTED')
  expect(isAborted()).toBe(true)
})

test('the work goes on for a caller without a signal', async () => {
  const { call, result, isAborted } = setUp()
  const controller = new AbortController()
  const callers = [call.join(controller.signal).catch(({ code }) => code), call.join()]
  controller.abort()
  expect([await callers[0], isAborted()]).toEqual(['ABORTED', false])
  result.resolve('done')
  expect(await callers[1]).toBe('done')
})

test('a signal that has aborted already does not join', async () => {
  const { call, isAborted } = setUp()
  await expect(call.join(AbortSignal.abort())).rejects.toMatchObject({ code: 'ABORTED' })
  expect(isAborted()).toBe(false)
})

test('a signal that aborts after the result changes nothing', async () => {
  const { call, result, isAborted } = setUp()
  const controller = new AbortController()
  const caller = call.join(controller.signal)
  result.resolve('done')
  await caller
  controller.abort()
  expect(isAborted()).toBe(false)
})

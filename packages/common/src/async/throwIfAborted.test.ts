import { expect, test } from 'vitest'
import { createError } from '../errors/createError.js'
import { errors } from '../errors/errors.js'
import { abortReason } from './abortReason.js'
import { throwIfAborted } from './throwIfAborted.js'

const reason = createError(errors.MODAL_CLOSED)

test('throws the reason of the first signal that has aborted', () => {
  const { signal } = new AbortController()
  expect(() => throwIfAborted(signal, undefined)).not.toThrow()
  expect(() => throwIfAborted(undefined, signal, AbortSignal.abort(reason))).toThrow(reason)
})

test('a reason that is no AppKitError becomes the cause of ABORTED', () => {
  expect(abortReason(AbortSignal.abort(reason))).toBe(reason)
  expect(abortReason(AbortSignal.abort('text'))).toMatchObject({ code: 'ABORTED', cause: 'text' })
  expect(abortReason(undefined)).toMatchObject({ code: 'ABORTED' })
})

import { expect, test } from 'vitest'
import { walletErrorLayers } from './walletSession.js'

test('R36: codes are listed outermost first', () => {
  const error = { code: -32603, data: { originalError: { code: '4902', message: 'inside', cause: { code: 7 } } } }
  expect(walletErrorLayers(error).map(({ code }) => code)).toEqual([-32603, 4902, 7])
  expect(walletErrorLayers(error)[1]?.message).toBe('inside')
})

test('R36: nothing has no layers; getters that throw and cycles are read', () => {
  expect(walletErrorLayers(undefined)).toEqual([])
  const throwing = {
    get code() {
      throw new Error('no')
    },
  }
  expect(walletErrorLayers(throwing)).toEqual([{ code: undefined, message: '' }])
  const circular: Record<string, unknown> = { code: 1 }
  circular.cause = circular
  expect(walletErrorLayers(circular).every(({ code }) => code === 1)).toBe(true)
})

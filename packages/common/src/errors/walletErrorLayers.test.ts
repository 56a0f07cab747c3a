import { expect, test } from 'vitest'
import { walletErrorLayers } from './walletErrorLayers.js'

test('R36: lists codes outermost first', () => {
  const error = { code: -32603, data: { originalError: { code: '4902', message: 'inside', cause: { code: 7 } } } }
  expect(walletErrorLayers(error).map(({ code }) => code)).toEqual([-32603, 4902, 7])
  expect(walletErrorLayers(error)[1]?.message).toBe('inside')
})

test('R36: null and undefined have no layers; throwing getters and cycles are handled', () => {
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

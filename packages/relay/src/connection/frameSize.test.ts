import { expect, test } from 'vitest'
import { frameSize } from './frameSize.js'

test('RL6: a frame counts with its text twice, since parsing copies it', () => {
  expect(frameSize('x'.repeat(2_000)) - frameSize('x'.repeat(1_000))).toBe(2_000)
})

test('RL6: a frame of many small values counts with more memory than its length', () => {
  const text = `[${new Array(10_000).fill('[]').join()}]`
  expect(frameSize(text)).toBeGreaterThan(40 * text.length)
  expect(frameSize(`[${new Array(10_000).fill('{}').join()}]`)).toBe(frameSize(text))
})

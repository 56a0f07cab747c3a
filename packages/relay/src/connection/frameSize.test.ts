import { expect, test } from 'vitest'
import { frameSize } from './frameSize.js'

test('RL6: counts the text of a frame twice, because parsing copies it', () => {
  expect(frameSize('x'.repeat(2_000)) - frameSize('x'.repeat(1_000))).toBe(2_000)
})

test('RL6: counts the memory of many small values, which exceeds the length of their text', () => {
  const text = `[${new Array(10_000).fill('[]').join()}]`
  expect(frameSize(text)).toBeGreaterThan(40 * text.length)
  expect(frameSize(`[${new Array(10_000).fill('{}').join()}]`)).toBe(frameSize(text))
})

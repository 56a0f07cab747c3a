import fc from 'fast-check'
import { expect, test } from 'vitest'
import { avatarGradient } from './generatedColors.js'

const address = fc.stringMatching(/^0x[\da-f]{40}$/)

test('the same address has the same gradient in any letter case', () => {
  fc.assert(
    fc.property(address, (value) => {
      expect(avatarGradient(value.toUpperCase())).toBe(avatarGradient(value))
    }),
  )
})

test('different addresses have different gradients', () => {
  const many = fc.sample(address, 200)
  expect(new Set(many.map(avatarGradient)).size).toBeGreaterThan(new Set(many).size * 0.95)
})

test('any text returns a gradient with increasing stops', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      const gradient = avatarGradient(value)
      expect(gradient).toMatch(/^conic-gradient\(from \d+deg,#[\da-f]{6}(,#[\da-f]{6} \d+%){3},#[\da-f]{6}\)$/)
      const stops = [...gradient.matchAll(/(\d+)%/g)].map((match) => Number(match[1]))
      expect(stops).toEqual([...stops].sort((a, b) => a - b))
      expect(Math.max(...stops)).toBeLessThan(100)
    }),
  )
})

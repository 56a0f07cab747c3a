import type { Rgb } from '@latchkey/common'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clampColors } from './clampColors.js'
import { contrast, fromHex } from './color.js'
import { colorTokens } from './tokens.js'

const part = fc.integer({ min: 0, max: 255 })
const anyColor: fc.Arbitrary<Rgb> = fc.tuple(part, part, part)
const anyMode = fc.constantFrom('light' as const, 'dark' as const)
const between = (a: string, b: string) => contrast(fromHex(a), fromHex(b))

describe('clampColors', () => {
  test('AX13 AX8: with the default colours, text has 4.5:1 and focus rings have 3:1', () => {
    for (const mode of ['light', 'dark'] as const) {
      const tokens = colorTokens[mode]
      for (const ground of [tokens.surface, tokens.raised, tokens.hover]) {
        for (const text of [tokens.ink, tokens.muted, tokens.error])
          expect(between(text, ground)).toBeGreaterThanOrEqual(4.5)
        expect(between(tokens.accent, ground)).toBeGreaterThanOrEqual(3)
      }
      expect(between(tokens.accent, tokens['accent-soft'])).toBeGreaterThanOrEqual(4.5)
      expect(between(tokens.success, tokens['success-soft'])).toBeGreaterThanOrEqual(4.5)
      expect(between(tokens['on-ink'], tokens.ink)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('AX13: any accent is readable on every surface', () => {
    fc.assert(
      fc.property(anyColor, anyMode, (accent, mode) => {
        const tokens = { ...colorTokens[mode], ...clampColors({ accent }, mode) }
        for (const ground of [tokens.surface, tokens.raised, tokens['accent-soft']]) {
          expect(between(tokens.accent, ground)).toBeGreaterThanOrEqual(4.5)
        }
      }),
    )
  })

  test('R276 AX13: an unchanged accent fills primary controls, with text of 4.5:1 and an edge of 3:1', () => {
    fc.assert(
      fc.property(anyColor, anyMode, (accent, mode) => {
        const tokens = { ...colorTokens[mode], ...clampColors({ accent }, mode) }
        expect(tokens.primary && fromHex(tokens.primary)).toEqual(accent)
        for (const fill of [tokens.primary, tokens['primary-hover']])
          expect(between(tokens['on-primary'] ?? '', fill ?? '')).toBeGreaterThanOrEqual(4.5)
        expect(between(tokens['primary-edge'] ?? '', tokens.surface)).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  test('R276: without an accent, nothing is filled', () => {
    expect(clampColors({ mix: [200, 30, 30], mixStrength: 0.1 }, 'light')).not.toHaveProperty('primary')
  })

  test('AX13: text stays readable with any mixed-in color', () => {
    fc.assert(
      fc.property(anyColor, fc.double({ min: 0, max: 1, noNaN: true }), anyMode, (mix, mixStrength, mode) => {
        const tokens = { ...colorTokens[mode], ...clampColors({ mix, mixStrength }, mode) }
        for (const ground of [tokens.surface, tokens.raised, tokens.hover]) {
          for (const text of [tokens.ink, tokens.muted, tokens.error]) {
            // Tolerance for rounding to whole numbers.
            expect(between(text, ground)).toBeGreaterThanOrEqual(4.4)
          }
        }
      }),
    )
  })

  test('a readable accent is not changed', () => {
    expect(clampColors({ accent: [20, 60, 160] }, 'light').accent).toBe('#143ca0')
    expect(clampColors({}, 'dark')).toEqual({})
  })
})

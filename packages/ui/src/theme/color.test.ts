import type { Rgb } from '@latchkey/common'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, fromHex, scannable, toHex } from './color.js'

const channel = fc.integer({ min: 0, max: 255 })

test('R59: a QR code has a contrast of at least 4.5:1 on white; a color that is dark enough is unchanged', () => {
  fc.assert(
    fc.property(fc.tuple(channel, channel, channel), (color: Rgb) => {
      const drawn = scannable(color)
      expect(contrast(drawn, [255, 255, 255])).toBeGreaterThanOrEqual(4.5)
      if (contrast(color, [255, 255, 255]) >= 4.5) expect(drawn).toEqual(color)
    }),
  )
  expect(toHex(scannable(fromHex('#174299')))).toBe('#174299')
})

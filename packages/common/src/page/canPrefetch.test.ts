import { expect, test } from 'vitest'
import { canPrefetch } from './canPrefetch.js'

const on = (navigator: object) => canPrefetch({ navigator } as Window)

test.each([
  ['a browser that does not report its connection', { onLine: true }, true],
  ['a fast connection', { onLine: true, connection: { saveData: false, effectiveType: '4g' } }, true],
  ['a slow connection', { onLine: true, connection: { effectiveType: '3g' } }, true],
  ['2G', { onLine: true, connection: { effectiveType: '2g' } }, false],
  ['slow 2G', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  ['a visitor who saves data', { onLine: true, connection: { saveData: true, effectiveType: '4g' } }, false],
  ['a device that is offline', { onLine: false }, false],
])('R251: %s', (_title, navigator, expected) => {
  expect(on(navigator)).toBe(expected)
})

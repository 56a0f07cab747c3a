import { expect, test } from 'vitest'
import { detectPhone } from './device.js'

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile/15E148', 'ios'],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', undefined],
  ['Mozilla/5.0 (Mobile; rv:48.0) Gecko/48.0 KAIOS/2.5', undefined],
] as const)('R321: the phone of %s is %s', (userAgent, phone) => {
  expect(detectPhone({ userAgent })).toBe(phone)
})

test('R321: detects no phone outside of a browser', () => {
  expect(detectPhone(undefined)).toBeUndefined()
})

import { defaultFeatures } from '@latchkey/core'
import { expect, test } from 'vitest'
import { readLegal } from './legalStatus.js'

const termsConditionsUrl = 'https://shop.example/terms'
const privacyPolicyUrl = 'https://shop.example/privacy'

test.each([
  [{ termsConditionsUrl, privacyPolicyUrl }, 'both'],
  [{ termsConditionsUrl }, 'terms'],
  [{ privacyPolicyUrl }, 'privacy'],
] as const)('with %o links to %s, with or without a checkbox', (pages, links) => {
  expect(readLegal({ ...pages, features: defaultFeatures })).toEqual({ status: 'note', links })
  const features = { ...defaultFeatures, legalCheckbox: true }
  expect(readLegal({ ...pages, features })).toEqual({ status: 'checkbox', links })
})

test('asks for no consent if the app has no terms', () => {
  expect(readLegal({ features: { ...defaultFeatures, legalCheckbox: true } })).toEqual({ status: 'none' })
  expect(readLegal({ termsConditionsUrl: '', features: defaultFeatures })).toEqual({ status: 'none' })
})

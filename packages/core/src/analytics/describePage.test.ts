import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutPersons } from './describePage.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const persons = [
  address,
  address.toLowerCase(),
  `eip155:1:${address}`,
  `%30x${address.slice(2)}`,
  `0x${'ab'.repeat(32)}`,
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  'someone@mail.example',
  'someone%40mail.example',
  'someone.eth',
]

test.each(persons)('R106: removes %s from a path', (part) => {
  expect(withoutPersons(`/account/${part}/tokens`)).toBe('/account/…/tokens')
})

test.each([
  '/',
  '/a/b',
  '/swap/eth/usdc',
  '/100%/a%zz',
  '/2026/11/21',
  '/ethereum-is-a-long-word-with-hyphens-in-it',
  '/о/نص',
])('keeps the path %s, which identifies no person', (path) => expect(withoutPersons(path)).toBe(path))

test('R106 L8: removes a name at any position of a path and keeps the number of parts', () => {
  const word = fc.stringMatching(/^[a-z0-9-]{0,12}$/)
  fc.assert(
    fc.property(fc.array(word), fc.constantFrom(...persons), fc.array(word), (before, person, after) => {
      const parts = ['', ...before, person, ...after]
      const cleaned = withoutPersons(parts.join('/')).split('/')
      expect(cleaned).toEqual(parts.with(before.length + 1, '…'))
    }),
  )
})

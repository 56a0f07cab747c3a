import fc from 'fast-check'
import { expect, test } from 'vitest'
import { truncateMiddle } from './truncateMiddle.js'

test('R52b: an address shows at least four characters at each end', () => {
  expect(truncateMiddle('0x1234567890123456789012345678901234abcdef')).toBe('0x1234…abcdef')
  expect(truncateMiddle('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')).toBe('bc1qar…wf5mdq')
  expect(truncateMiddle('0x1234567890123456789012345678901234abcdef', 10, 8)).toBe('0x12345678…34abcdef')
  expect(truncateMiddle('vitalik.eth.example.xyz', 8, 0)).toBe('vitalik.…')
})

test('returns at most the length of the text, keeps its ends, and splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), fc.nat(20), (value, start, end) => {
      const result = truncateMiddle(value, start, end)
      const characters = [...value]
      const fits = characters.length <= start + end + 1
      const tail = end > 0 ? characters.slice(-end) : []
      expect([...result]).toEqual(fits ? characters : [...characters.slice(0, start), '…', ...tail])
    }),
  )
})

import { expect, test } from 'vitest'
import { bytesBySource } from './bytesBySource.mjs'

test('counts the characters that the mappings of each source cover, over several lines', () => {
  const map = { sources: ['a.js', 'b.js'], mappings: 'AAAA,ECAA;ADAA' }
  expect([...bytesBySource('aabbb\ncc', map)]).toEqual([
    ['a.js', 4],
    ['b.js', 3],
  ])
})

test('ignores characters without a source', () => {
  const map = { sources: ['a.js'], mappings: ';AAAA,E' }
  expect([...bytesBySource('generated\naa;', map)]).toEqual([['a.js', 2]])
})

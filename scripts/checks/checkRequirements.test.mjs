import { describe, expect, test } from 'vitest'
import { compareRequirements } from './compareRequirements.mjs'
import { readRequirements } from './readRequirements.mjs'
import { requirementIds } from './requirementIds.mjs'
import { testTitles } from './testTitles.mjs'

const head = '| Row | Requirement | Status |\n|---|---|---|\n'
// Ids that no requirement has, so that these samples cover nothing.
const source = `
  import { test } from 'vitest'
  describe('R901: a group', () => {
    test('one', () => {})
    test.each(rows)('R902: %s of many', () => {})
    test.for([1])(\`R903: \${it} of it\`, () => {})
  })
  test.describe('another group', () => { test('two', () => {}) })
  test.skip('R904: later', () => {})
  test.todo('R905: never')
  describe.skip('R906', () => { test('three', () => {}) })
  test('four', () => {})
`

describe('testTitles', () => {
  test('returns the titles of running tests with those of their groups', () => {
    expect([...testTitles('x.test.ts', source)]).toEqual([
      'R901: a group › one',
      'R901: a group › R902: %s of many',
      'R901: a group › R903: $'.concat('{it} of it'),
      'another group › two',
      'four',
    ])
  })
})

describe('requirementIds', () => {
  test.each([
    ['R54 FI2: asks the next server', ['R54', 'FI2']],
    ['AX25, L8b: a group › RL1: one', ['AX25', 'L8b', 'RL1']],
    ['R54: R54 twice', ['R54']],
    ['no id in R54x2, aR5, USER_L1 or §8', []],
  ])('reads %j', (title, ids) => {
    expect(requirementIds(title)).toEqual(ids)
  })
})

describe('readRequirements', () => {
  test('returns the rows with their status', () => {
    const { rows, faults } = readRequirements(
      `Text | with bars\n\n${head}| R1 | one \\| two | covered |\n| R1b | two | open |\n`,
    )
    expect(faults).toEqual([])
    expect(rows).toEqual([
      { id: 'R1', line: 5, status: 'covered' },
      { id: 'R1b', line: 6, status: 'open' },
    ])
  })

  test.each([
    ['no table', 'nothing here'],
    ['a row without a status', `${head}| R1 | one | |`],
    ['an unknown status', `${head}| R1 | one | tested by hand |`],
    ['an id that no title can name', `${head}| R1 default | one | open |`],
    ['a row twice', `${head}| R1 | one | open |\n| R1 | one | open |`],
  ])('reports %s', (_what, markdown) => {
    expect(readRequirements(markdown).faults).toHaveLength(1)
  })
})

describe('compareRequirements', () => {
  const tests = [...testTitles('x.test.ts', source)].map((title) => ({ file: 'x.test.ts', title }))
  const samples = ['R901', 'R902', 'R903'].map((id) => ({ id, line: 1, status: 'open' }))
  const compare = (id, status) =>
    compareRequirements([...samples.filter((row) => row.id !== id), { id, line: 1, status }], tests)

  test.each(['R901', 'R902', 'R903'])('accepts %s, which a title or a group names', (id) => {
    expect(compare(id, 'covered')).toEqual([])
  })

  test.each(['R90', 'R904', 'R905', 'R906'])('reports %s, which no test that runs names', (id) => {
    expect(compare(id, 'covered')).toHaveLength(1)
    expect(compare(id, 'open')).toEqual([])
  })

  test('reports a test that names a row that does not exist', () => {
    expect(compareRequirements(samples.slice(0, 2), tests)).toEqual([
      'R903 is no row, but x.test.ts names it: R901: a group › R903: $'.concat('{it} of it'),
    ])
  })
})

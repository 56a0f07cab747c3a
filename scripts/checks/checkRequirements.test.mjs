import { describe, expect, test } from 'vitest'
import { findMissingTests } from './findMissingTests.mjs'
import { readRequirements } from './readRequirements.mjs'
import { testTitles } from './testTitles.mjs'

const head = '| Row | Requirement | Covered by |\n|---|---|---|\n'
const source = `
  import { test } from 'vitest'
  describe('a group', () => {
    test('R1: one', () => {})
    test.each(rows)('R2: %s of many', () => {})
    test.for([1])(\`R3: \${it} of it\`, () => {})
  })
  test.skip('R4: later', () => {})
  test.todo('R5: never')
  test.describe('R6: a group', () => {})
  describe.skip('R7', () => {})
`

describe('the titles of a test file', () => {
  test('are those of the tests that run, in groups and over tables too', () => {
    expect([...testTitles('x.test.ts', source)]).toEqual(['R1: one', 'R2: %s of many', 'R3: $'.concat('{it} of it')])
  })
})

describe('the table of requirements', () => {
  test('gives rows with their tests, and rows that are open', () => {
    const { rows, faults } = readRequirements(
      `Text | with bars\n\n${head}| R1 | one | \`a.test.ts\` › "x", "y \\"z\\""; \`b.ts\` › "p \\| q" |\n| R2 | two | open |\n`,
    )
    expect(faults).toEqual([])
    expect(rows).toEqual([
      {
        id: 'R1',
        line: 5,
        coverage: [
          { file: 'a.test.ts', title: 'x' },
          { file: 'a.test.ts', title: 'y "z"' },
          { file: 'b.ts', title: 'p | q' },
        ],
      },
      { id: 'R2', line: 6, coverage: 'open' },
    ])
  })

  test.each([
    ['no table', 'nothing here'],
    ['a row that says nothing', `${head}| R1 | one | |`],
    ['a row with words instead of a test', `${head}| R1 | one | tested by hand |`],
    ['a row with words beside a test', `${head}| R1 | one | \`a.test.ts\` › "x" and more |`],
    ['a file without a title', `${head}| R1 | one | \`a.test.ts\` |`],
    ['a row twice', `${head}| R1 | one | open |\n| R1 | one | open |`],
  ])('is refused with %s', (_what, markdown) => {
    expect(readRequirements(markdown).faults).toHaveLength(1)
  })
})

describe('a requirement', () => {
  const files = { 'a.test.ts': source }
  const missing = (file, title) =>
    findMissingTests([{ id: 'R1', line: 1, coverage: [{ file, title }] }], (name) => files[name])

  test('is covered by a test that exists', () => {
    expect(missing('a.test.ts', 'R1: one')).toEqual([])
    expect(findMissingTests([{ id: 'R1', line: 1, coverage: 'open' }], () => undefined)).toEqual([])
  })

  test.each([
    ['a file that is gone', 'gone.test.ts', 'R1: one'],
    ['a title that is gone', 'a.test.ts', 'R1: another'],
    ['a test that is skipped', 'a.test.ts', 'R4: later'],
    ['a test that is only planned', 'a.test.ts', 'R5: never'],
    ['a group', 'a.test.ts', 'R6: a group'],
  ])('is not covered by %s', (_what, file, title) => {
    expect(missing(file, title)).toHaveLength(1)
  })
})

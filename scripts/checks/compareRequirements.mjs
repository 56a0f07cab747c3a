import { requirementIds } from './requirementIds.mjs'

/**
 * Compares the rows of the requirements with the titles of the tests that run. `tests` is a list of `{ file, title }`.
 * Returns a message for each covered row that no test names, and for each test that names a row that does not exist.
 */
export function compareRequirements(rows, tests) {
  const known = new Set(rows.map(({ id }) => id))
  const named = new Set(tests.flatMap(({ title }) => requirementIds(title)))
  const unproved = rows.filter(({ id, status }) => status === 'covered' && !named.has(id))
  return [
    ...unproved.map(
      ({ id, line }) => `line ${line}, ${id}: no test that runs names this row in its title or in a group's.`,
    ),
    ...tests.flatMap(({ file, title }) =>
      requirementIds(title)
        .filter((id) => !known.has(id))
        .map((id) => `${id} is no row, but ${file} names it: ${title}`),
    ),
  ]
}

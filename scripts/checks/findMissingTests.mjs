import { testTitles } from './testTitles.mjs'

/** What the rows name and is not there. `readSource` resolves a path to the file's text, or to undefined. */
export function findMissingTests(rows, readSource) {
  const known = new Map()
  const titlesOf = (file) => {
    if (!known.has(file)) {
      const source = readSource(file)
      known.set(file, source === undefined ? undefined : testTitles(file, source))
    }
    return known.get(file)
  }
  return rows.flatMap(({ id, line, coverage }) => {
    if (coverage === 'open') return []
    return coverage.flatMap(({ file, title }) => {
      const titles = titlesOf(file)
      if (!titles) return [`line ${line}, ${id}: there is no file ${file}.`]
      return titles.has(title) ? [] : [`line ${line}, ${id}: ${file} has no test that runs and is called "${title}".`]
    })
  })
}

/**
 * The rows of every table headed `Row | Requirement | Covered by`: id, line, and what covers it, `'open'` or a list of
 * `{ file, title }`. What cannot be read stands in `faults`.
 */
export function readRequirements(markdown) {
  const rows = []
  const faults = []
  let inTable = false
  for (const [index, line] of markdown.split('\n').entries()) {
    const cells = readCells(line)
    if (!cells) inTable = false
    else if (cells.join('|') === 'Row|Requirement|Covered by') inTable = true
    else if (inTable && !cells.every((cell) => /^:?-+:?$/.test(cell))) addRow(cells, index + 1)
  }
  if (rows.length + faults.length === 0) faults.push('There is no table headed Row | Requirement | Covered by.')
  return { rows, faults }

  function addRow([id, requirement, coveredBy, ...rest], line) {
    const where = `line ${line}, ${id}`
    if (!id || !requirement || !coveredBy || rest.length > 0) faults.push(`${where}: three filled cells are expected.`)
    else if (rows.some((row) => row.id === id)) faults.push(`${where}: the row is there twice.`)
    else {
      const coverage = readCoverage(coveredBy)
      if (coverage) rows.push({ id, line, coverage })
      else faults.push(`${where}: neither "open" nor references like \`x.test.ts\` › "title": ${coveredBy}`)
    }
  }
}

function readCells(line) {
  const text = line.trim()
  if (!text.startsWith('|') || !text.endsWith('|')) return undefined
  const cells = text.slice(1, -1).split(/(?<!\\)\|/)
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** One or more of: a file in backticks, ›, one or more titles in quotes. */
function readCoverage(text) {
  if (text === 'open') return 'open'
  const title = /"((?:[^"\\]|\\.)*)"/
  const titles = `${title.source}(?:\\s*,\\s*${title.source})*`
  const reference = new RegExp(`\`([^\`]+)\`\\s*›\\s*(${titles})`, 'g')
  if (!/^[\s;,]*(?:<br>[\s;,]*)*$/.test(text.replace(reference, ''))) return undefined
  const found = [...text.matchAll(reference)].flatMap(([, file, list]) =>
    [...list.matchAll(new RegExp(title.source, 'g'))].map(([, name]) => ({ file, title: name.replaceAll('\\"', '"') })),
  )
  return found.length > 0 ? found : undefined
}

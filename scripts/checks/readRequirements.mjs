/**
 * Reads every table headed `Row | Requirement | Status`. Returns the rows as `{ id, line, status }`, where the status
 * is `'covered'` or `'open'`, and a message in `faults` for each row that can't be read.
 */
export function readRequirements(markdown) {
  const rows = []
  const faults = []
  let inTable = false
  for (const [index, line] of markdown.split('\n').entries()) {
    const cells = readCells(line)
    if (!cells) inTable = false
    else if (cells.join('|') === 'Row|Requirement|Status') inTable = true
    else if (inTable && !cells.every((cell) => /^:?-+:?$/.test(cell))) addRow(cells, index + 1)
  }
  if (rows.length + faults.length === 0) faults.push('There is no table headed Row | Requirement | Status.')
  return { rows, faults }

  function addRow([id, requirement, status, ...rest], line) {
    const where = `line ${line}, ${id}`
    if (!id || !requirement || !status || rest.length > 0) faults.push(`${where}: three filled cells are expected.`)
    else if (!/^[A-Z]+\d+[a-z]?$/.test(id))
      faults.push(`${where}: an id is capital letters, a number and at most one letter.`)
    else if (rows.some((row) => row.id === id)) faults.push(`${where}: the row appears twice.`)
    else if (status !== 'covered' && status !== 'open')
      faults.push(`${where}: "${status}" is neither covered nor open.`)
    else rows.push({ id, line, status })
  }
}

function readCells(line) {
  const text = line.trim()
  if (!text.startsWith('|') || !text.endsWith('|')) return undefined
  const cells = text.slice(1, -1).split(/(?<!\\)\|/)
  return cells.map((cell) => cell.trim().replaceAll('\\|', '|'))
}

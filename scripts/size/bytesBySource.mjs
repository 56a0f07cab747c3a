const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Returns the number of characters of a file by source, from its source map. */
export function bytesBySource(code, { sources, mappings }) {
  const lines = code.split('\n')
  const counts = new Map()
  let source = 0
  for (const [index, line] of mappings.split(';').entries()) {
    const length = lines[index]?.length ?? 0
    let column = 0
    let open
    const count = (end) => {
      if (open !== undefined) counts.set(open, (counts.get(open) ?? 0) + end - column)
    }
    for (const segment of line ? line.split(',') : []) {
      const [columns, sources_] = decode(segment)
      count(column + columns)
      column += columns
      source += sources_ ?? 0
      open = sources_ === undefined ? undefined : sources[source]
    }
    count(length)
  }
  return counts
}

function decode(segment) {
  const values = []
  let value = 0
  let shift = 0
  for (const character of segment) {
    const digit = digits.indexOf(character)
    value |= (digit & 31) << shift
    shift += 5
    if (digit & 32) continue
    values.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return values
}

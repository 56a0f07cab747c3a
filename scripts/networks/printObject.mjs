const lineWidth = 120

/** Formats an object as TypeScript source like the repository's formatter: on one line if it fits. */
export function printObject(value) {
  return expanded(value, 0)
}

function print(value, indent, before) {
  const line = flat(value)
  // One column for the trailing comma.
  const fits = indent + before.length + line.length + 1 <= lineWidth
  return fits || typeof value !== 'object' ? line : expanded(value, indent)
}

function expanded(value, indent) {
  const inner = ' '.repeat(indent + 2)
  const lines = entriesOf(value).map(([label, item]) => `${inner}${label}${print(item, indent + 2, label)},`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return [open, ...lines, `${' '.repeat(indent)}${close}`].join('\n')
}

function flat(value) {
  if (typeof value === 'string') return quote(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'object' || value === null) throw new Error(`${typeof value} is not plain data.`)
  const items = entriesOf(value).map(([label, item]) => `${label}${flat(item)}`)
  if (Array.isArray(value)) return `[${items.join(', ')}]`
  return items.length > 0 ? `{ ${items.join(', ')} }` : '{}'
}

function entriesOf(value) {
  if (Array.isArray(value)) return value.map((item) => ['', item])
  return Object.entries(value).map(([key, item]) => [`${key}: `, item])
}

function quote(text) {
  const double = JSON.stringify(text)
  if (text.includes("'")) return double
  return `'${double.slice(1, -1).replaceAll('\\"', '"')}'`
}

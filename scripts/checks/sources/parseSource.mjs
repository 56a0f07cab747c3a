import { parseSync } from 'oxc-parser'

/** Returns the syntax tree and the module record of a file, and `lineOf(offset)`. Throws on a syntax error. */
export function parseSource(file, text) {
  const { program, module, errors } = parseSync(file, text)
  const error = errors.find(({ severity }) => severity === 'Error')
  if (error) throw new Error(`${file}: ${error.message}`)
  return { program, module, lineOf: (offset) => text.slice(0, offset).split('\n').length }
}

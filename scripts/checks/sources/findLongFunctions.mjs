import { Visitor } from 'oxc-parser'
import { parseSource } from './parseSource.mjs'

/** Returns `{ name, line, lines }` of each function in a file that is longer than `limit` lines. */
export function findLongFunctions(file, text, limit) {
  const { program, lineOf } = parseSource(file, text)
  const found = []
  const judge = ({ id, start, end }) => {
    const line = lineOf(start)
    const lines = lineOf(end) - line + 1
    if (lines > limit) found.push({ name: id?.name ?? 'a function', line, lines })
  }
  new Visitor({ FunctionDeclaration: judge, FunctionExpression: judge, ArrowFunctionExpression: judge }).visit(program)
  return found
}

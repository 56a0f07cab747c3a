import { parseSync, Visitor } from 'oxc-parser'

const runners = new Set(['test', 'it'])
/** What keeps a test from running, whatever its title promises. */
const holders = new Set(['skip', 'todo', 'fixme'])

/**
 * The titles of the tests in a file as they are written: `%s` and `${…}` stay what they are. A test that is skipped counts
 * for nothing.
 */
export function testTitles(fileName, source) {
  const { program, errors } = parseSync(fileName, source)
  if (errors.length > 0) throw new Error(`${fileName} cannot be parsed: ${errors[0].message}`)
  const titles = new Set()
  const visitor = new Visitor({
    CallExpression(node) {
      const words = calleeWords(node.callee)
      if (!runners.has(words[0]) || words.includes('describe') || words.some((word) => holders.has(word))) return
      const title = readTitle(node.arguments[0], source)
      if (title !== undefined && node.arguments.length > 1) titles.add(title)
    },
  })
  visitor.visit(program)
  return titles
}

/** `test.for(rows)` → `['test', 'for']`. */
function calleeWords(node) {
  if (node.type === 'Identifier') return [node.name]
  if (node.type === 'MemberExpression') return [...calleeWords(node.object), node.property.name]
  if (node.type === 'CallExpression') return calleeWords(node.callee)
  if (node.type === 'TaggedTemplateExpression') return calleeWords(node.tag)
  return []
}

function readTitle(node, source) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return source.slice(node.start + 1, node.end - 1)
  return undefined
}

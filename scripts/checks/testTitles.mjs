import { parseSync, Visitor } from 'oxc-parser'

const runners = new Set(['test', 'it'])
/** Modifiers that keep a test or a group from running. */
const skips = new Set(['skip', 'todo', 'fixme'])

/**
 * Returns the full titles of the tests in a file that run: the titles of the enclosing groups, then the test's own,
 * joined by " › ". Placeholders such as `%s` and `${…}` stay as written.
 */
export function testTitles(fileName, source) {
  const { program, errors } = parseSync(fileName, source)
  if (errors.length > 0) throw new Error(`${fileName} cannot be parsed: ${errors[0].message}`)
  const titles = new Set()
  const groups = []
  const visitor = new Visitor({
    CallExpression(node) {
      const words = calleeWords(node.callee)
      const title = readTitle(node.arguments[0], source)
      if (title === undefined || node.arguments.length < 2) return
      if (isGroup(words)) groups.push({ node, title, skipped: isSkipped(words) })
      else if (runners.has(words[0]) && !isSkipped(words) && !groups.some(({ skipped }) => skipped))
        titles.add([...groups.map((group) => group.title), title].join(' › '))
    },
    'CallExpression:exit'(node) {
      if (groups.at(-1)?.node === node) groups.pop()
    },
  })
  visitor.visit(program)
  return titles
}

/** Vitest's `describe(…)` and Playwright's `test.describe(…)`. */
function isGroup(words) {
  return words[0] === 'describe' || (runners.has(words[0]) && words.includes('describe'))
}

function isSkipped(words) {
  return words.some((word) => skips.has(word))
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

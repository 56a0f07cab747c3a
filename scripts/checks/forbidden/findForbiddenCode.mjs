import { Visitor } from 'oxc-parser'
import { parseSource } from '../sources/parseSource.mjs'

const htmlProperties = new Set(['innerHTML', 'outerHTML', 'srcdoc'])
const htmlMethods = new Set(['insertAdjacentHTML', 'setHTMLUnsafe', 'parseHTMLUnsafe', 'createContextualFragment'])
const timers = new Set(['setTimeout', 'setInterval'])
const globals = new Set(['window', 'globalThis', 'self', 'document', 'top', 'parent'])

/** The only file that may open windows and change the page's URL, because it checks the URL policy first. */
const openers = ['packages/common/src/url/openUrl.ts']

const mayHoldState = [
  // A program that runs once, in its own process.
  'packages/testing/src/chains/supervise.ts',
  // The single instance of an app that migrates.
  'packages/compat/src/react/createAppKit.ts',
  // A map whose keys are the instances.
  'packages/compat/src/react/walletStore.ts',
]

/**
 * Finds code that is unsafe in a wallet's modal, as `file:line message`. It parses the syntax, so comments and
 * strings may name forbidden code.
 */
export function findForbiddenCode(file, text) {
  const { program, lineOf } = parseSource(file, text)
  const faults = []
  const add = ({ start }, message) => faults.push(`${file}:${lineOf(start)} ${message}`)
  const mayOpen = openers.includes(file)

  new Visitor({
    MemberExpression(node) {
      const name = propertyName(node)
      if (htmlProperties.has(name)) add(node, `uses ${name}. Text of others is text: use textContent.`)
      if (htmlMethods.has(name)) add(node, `uses ${name}. Create elements instead.`)
      if (name === 'random' && isNamed(node.object, 'Math')) add(node, 'uses Math.random. Use crypto.getRandomValues.')
      if (isNamed(node.object, 'document') && (name === 'write' || name === 'writeln'))
        add(node, `uses document.${name}.`)
    },
    JSXAttribute(node) {
      if (['dangerouslySetInnerHTML', 'srcDoc', 'srcdoc'].includes(node.name.name)) add(node, `uses ${node.name.name}.`)
    },
    Property(node) {
      if (keyName(node) === 'dangerouslySetInnerHTML') add(node, 'uses dangerouslySetInnerHTML.')
    },
    NewExpression(node) {
      if (calledName(node.callee) === 'Function') add(node, 'makes code from text with Function.')
    },
    CallExpression(node) {
      const name = calledName(node.callee)
      if (name === 'eval' || name === 'Function') add(node, `makes code from text with ${name}.`)
      if (timers.has(name) && isText(node.arguments[0])) add(node, `gives ${name} text to run. Give it a function.`)
      if (name === 'postMessage' && postsToAnyone(node.arguments)) add(node, 'posts a message to any origin.')
      if (!mayOpen && isOpenCall(node.callee)) add(node, 'opens a window. Only openUrl does, by the URL policy.')
      if (!mayOpen && isLocationCall(node.callee)) add(node, 'leaves the page. Only openUrl does, by the URL policy.')
    },
    AssignmentExpression(node) {
      if (!mayOpen && isLocation(node.left)) add(node, 'changes the address of the page. Only openUrl does.')
    },
  }).visit(program)

  for (const node of mayHoldState.includes(file) ? [] : program.body) {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node
    if (declaration?.type === 'VariableDeclaration' && holdsState(declaration))
      add(node, 'keeps state at module scope. Two instances on a page must not meet.')
  }
  return faults
}

/** Returns whether a module-level variable is mutable: it is reassigned, or a collection that starts empty. */
function holdsState({ kind, declarations }) {
  if (kind !== 'const') return kind !== 'using'
  return declarations.some(
    ({ init }) =>
      init?.type === 'NewExpression' && /^(Weak)?(Map|Set)$/.test(init.callee.name) && init.arguments.length === 0,
  )
}

function propertyName({ property, computed }) {
  if (!computed) return property.name
  return property.type === 'Literal' ? property.value : undefined
}

function keyName({ key, computed }) {
  if (key.type === 'Literal') return key.value
  return computed ? undefined : key.name
}

/** `f` of both `f()` and `window.f()`, and of `frame.contentWindow.postMessage()`. */
function calledName(callee) {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression') return undefined
  const name = propertyName(callee)
  return name === 'postMessage' || globals.has(callee.object.name) ? name : undefined
}

function isNamed(node, name) {
  return node.type === 'Identifier' && node.name === name
}

function isText(node) {
  return (node?.type === 'Literal' && typeof node.value === 'string') || node?.type === 'TemplateLiteral'
}

function postsToAnyone([, target]) {
  if (target?.type === 'Literal') return target.value === '*'
  if (target?.type !== 'ObjectExpression') return false
  return target.properties.some((property) => property.key?.name === 'targetOrigin' && property.value.value === '*')
}

function isOpenCall(callee) {
  return callee.type === 'MemberExpression' && propertyName(callee) === 'open' && globals.has(callee.object.name)
}

function isLocationCall(callee) {
  return (
    callee.type === 'MemberExpression' &&
    ['assign', 'replace'].includes(propertyName(callee)) &&
    isLocationObject(callee.object)
  )
}

function isLocation(target) {
  if (isLocationObject(target)) return true
  return target.type === 'MemberExpression' && isLocationObject(target.object)
}

function isLocationObject(node) {
  if (isNamed(node, 'location')) return true
  return node.type === 'MemberExpression' && propertyName(node) === 'location'
}
